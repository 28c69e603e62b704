/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import type { PageTreeNode } from "../../site/tree";
import { Tree } from "./Tree";

const Remark = ({ kind, children }: { kind: string; children?: ReactNode }) => (
  <div role="note" aria-label={kind}>
    {children}
  </div>
);

const html = (...nodes: PageTreeNode[]): string =>
  render(<Tree nodes={nodes} components={{ Remark, em: "strong" }} />).container.innerHTML;

describe("M1 a compiled document is rendered from data", () => {
  test("a name with a component is rendered by it, with its props and children", () => {
    render(
      <Tree nodes={[["Remark", { kind: "tip" }, ["p", {}, "Lock."]]]} components={{ Remark }} />,
    );
    expect(screen.getByRole("note", { name: "tip" })).toContainElement(screen.getByText("Lock."));
  });

  test.each<[string, PageTreeNode[], string]>([
    ["no nodes", [], ""],
    ["text alone", ["text"], "text"],
    ["an element without a component", [["p", {}, "text"]], "<p>text</p>"],
    ["an unknown name", [["x-mark", {}, "text"]], "<x-mark>text</x-mark>"],
    ["an element without children", [["hr", {}]], "<hr>"],
    ["attributes", [["p", { id: "a", lang: "en" }, "x"]], '<p id="a" lang="en">x</p>'],
    ["a class alone", [["span", "k", "import"]], '<span class="k">import</span>'],
    ["a style", [["p", { style: { color: "red" } }, "x"]], '<p style="color: red;">x</p>'],
    [
      "elements below each other, in order",
      [["p", {}, "a ", ["code", {}, "b"], " c"], "d"],
      "<p>a <code>b</code> c</p>d",
    ],
    ["a component deep inside", [["p", {}, ["em", {}, "x"]]], "<p><strong>x</strong></p>"],
  ])("%s", (_, nodes, expected) => {
    expect(html(...nodes)).toBe(expected);
  });

  test.each([
    "<script>alert(1)</script>",
    '<img src="x" onerror="alert(1)">',
    "&lt;b&gt; &amp;amp;",
  ])("text is never HTML: %s", (text) => {
    const { container } = render(<Tree nodes={[["p", {}, text]]} components={{}} />);
    expect(container).toHaveTextContent(text);
    expect(container.querySelectorAll("*")).toHaveLength(1);
  });
});
