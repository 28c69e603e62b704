/**
 * @jest-environment jsdom
 */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CodeBlock } from "./CodeBlock";

afterEach(() => {
  jest.useRealTimers();
});

describe("M2 a code block", () => {
  test.each([
    ["its title", { "data-title": "Pool.sol", "data-language": "solidity" }, "Pool.sol"],
    ["its language when it has no title", { "data-language": "solidity" }, "solidity"],
    ["that it is text when it has neither", {}, "text"],
  ])("is headed by %s", (_, props, expected) => {
    render(
      <CodeBlock {...props}>
        <code>x</code>
      </CodeBlock>,
    );
    expect(screen.getByRole("figure")).toHaveTextContent(expected);
    expect(screen.getByText(expected, { selector: "figcaption *" })).toBeInTheDocument();
  });

  test("that names text is headed by the word of the language", () => {
    const word = jest.replaceProperty(STRINGS.prose, "plainText", "Klartext");
    render(<CodeBlock data-language="text">x</CodeBlock>);
    word.restore();
    expect(screen.getByText("Klartext")).toBeInTheDocument();
  });

  test.each([
    ["src/strategies/Range.sol", "src/strategies"],
    ["Range.sol", undefined],
    ["/Range.sol", undefined],
  ])("of the title %s, only the folders may be cut", (title, folders) => {
    const { container } = render(
      <CodeBlock data-title={title}>
        <code>x</code>
      </CodeBlock>,
    );
    const name = container.querySelector("figcaption > span");
    expect(name).toHaveTextContent(title);
    expect(name?.querySelector("span")?.textContent).toBe(folders);
  });

  test("keeps the attributes of the block, and can be reached by keyboard", async () => {
    render(
      <CodeBlock className="language-ts" data-language="ts">
        <code>let x</code>
      </CodeBlock>,
    );
    const block = screen.getByText("let x").parentElement;
    expect(block).toHaveClass("language-ts");
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Copy" })).toHaveFocus();
    await userEvent.tab();
    expect(block).toHaveFocus();
  });

  test.each([
    [undefined, null, ""],
    [1, "true", ""],
    [10, "true", "line 9"],
  ])("with numbers from %s on counts so", (first, numbered, reset) => {
    render(
      <CodeBlock data-numbers={first}>
        <code>let x</code>
      </CodeBlock>,
    );
    const block = screen.getByRole("group", { name: "Code: text" });
    expect(block.getAttribute("data-numbered")).toBe(numbered);
    expect(block.style.counterReset).toBe(reset);
  });

  test("says when the browser does not let it be copied", async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed."));
    render(
      <CodeBlock>
        <code>let x</code>
      </CodeBlock>,
    );
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByRole("button", { name: "Not copied" })).toBeInTheDocument();
  });

  test("is copied without its markup, title and button, and says so for two seconds", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <CodeBlock data-title="Swap">
        <code>
          <span className="keyword">let</span>
          {" a = 1 < 2;\n\nreturn a;\n"}
        </code>
      </CodeBlock>,
    );
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe("let a = 1 < 2;\n\nreturn a;");
    // The clipboard answers asynchronously.
    expect(await screen.findByRole("button", { name: "Copied" })).toBeInTheDocument();
    act(() => {
      jest.advanceTimersByTime(2000);
    });
    expect(screen.getByRole("button", { name: "Copy" })).toBeInTheDocument();
  });
});
