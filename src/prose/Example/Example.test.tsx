/**
 * @jest-environment jsdom
 */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useContext } from "react";
import type { ExampleData } from "../../site/worked-examples/example";
import { ContentFigures } from "../figures";
import { Example } from "./Example";
import { ExampleValue } from "./ExampleValue";

const DATA: ExampleData = {
  inputs: {
    swap: {
      label: "swap",
      value: 10_000,
      format: { unit: "USDC" },
      range: { least: 100, most: 1_000_000, step: 1000 },
    },
    fee: {
      label: "fee of the pool",
      value: 0.003,
      format: { isPercent: true },
      range: { least: 0, most: 0.01, step: 0.0001 },
      figure: "fees.volatile",
    },
    days: { label: "days", value: [1, 7], format: {} },
  },
  results: {
    paid: {
      label: "fee in all",
      program: ["*", "swap", "fee"],
      format: { unit: "USDC" },
      isColumn: false,
    },
    parts: { label: "parts", program: ["/", "swap", "fee"], format: {}, isColumn: false },
    daily: { label: "daily", program: ["*", "paid", "days"], format: {}, isColumn: true },
  },
  rows: 2,
  needsFormulas: false,
};

const Fee = () => {
  const figures = useContext(ContentFigures);
  return <p data-testid="figure">{figures.find(({ key }) => key === "fees.volatile")?.value}</p>;
};

/** Waits until the tools are there that the reader's first move has asked for. */
const toolsLoaded = () =>
  act(async () => {
    await import("./logic");
    await import("../../site/worked-examples/operations");
    await new Promise((resolve) => setTimeout(resolve));
  });

async function renderExample({ isPrepared = true } = {}) {
  const user = userEvent.setup();
  const view = render(
    <ContentFigures.Provider value={[{ key: "fees.volatile", value: 0.3, unit: "percent" }]}>
      <Example id="example-swap" title="A swap" data={DATA}>
        <p>
          A swap of{" "}
          <ExampleValue name="swap" number="10,000" after=" USDC">
            10,000 USDC
          </ExampleValue>{" "}
          at{" "}
          <ExampleValue name="fee" number="0.3" after="%">
            0.3%
          </ExampleValue>{" "}
          pays{" "}
          <b data-testid="paid">
            <ExampleValue name="paid">30 USDC</ExampleValue>
          </b>
          , or{" "}
          <ExampleValue name="paid" form="number">
            {"30"}
          </ExampleValue>
          .
        </p>
        <p data-testid="daily">
          <ExampleValue name="daily" row="1">
            210
          </ExampleValue>
        </p>
        <Fee />
      </Example>
    </ContentFigures.Provider>,
  );
  const swap = screen.getByRole("spinbutton", { name: "swap" });
  if (isPrepared) {
    fireEvent.pointerOver(screen.getByRole("group"));
    await toolsLoaded();
  }
  return { user, view, swap, paid: screen.getByTestId("paid") };
}

beforeEach(() => {
  location.hash = "";
  Element.prototype.scrollIntoView = jest.fn();
  Element.prototype.setPointerCapture = jest.fn();
});

test("M5 values are as they were built until the reader changes an input", async () => {
  const { paid, swap } = await renderExample();
  expect(paid).toHaveTextContent("30 USDC");
  expect(swap).toHaveValue("10,000");
  expect(swap).toHaveAttribute("aria-valuetext", "10,000 USDC");
  expect(screen.queryByRole("button", { name: "Reset" })).toBeInTheDocument();
});

test("X7 examples are groups, because landmarks of one page need different names", () => {
  const example = (id: string) => (
    <Example key={id} id={id} data={DATA}>
      <p>Text.</p>
    </Example>
  );
  render([example("a"), example("b")]);
  expect(screen.getAllByRole("group", { name: "Worked example" })).toHaveLength(2);
  expect(screen.queryByRole("region")).toBeNull();
});

test("M5 what is typed counts at once, in all places and in charts", async () => {
  const { user, swap, paid } = await renderExample();
  await user.clear(swap);
  await user.type(swap, "20,000");
  expect(paid).toHaveTextContent("60 USDC");
  expect(screen.getByTestId("daily")).toHaveTextContent("420");
  const fee = screen.getByRole("spinbutton", { name: "fee of the pool" });
  await user.clear(fee);
  await user.type(fee, "0.5%");
  expect(paid).toHaveTextContent("100 USDC");
  expect(screen.getByTestId("figure")).toHaveTextContent(/^0\.5$/);
  await user.click(screen.getByRole("button", { name: "Reset" }));
  expect(paid).toHaveTextContent("30 USDC");
  expect(screen.getByTestId("figure")).toHaveTextContent(/^0\.3$/);
});

describe("M5 what a reader does before the tools are there counts", () => {
  test("what is typed", async () => {
    const { swap, paid } = await renderExample({ isPrepared: false });
    swap.focus();
    fireEvent.change(swap, { target: { value: "20000" } });
    swap.blur();
    expect(paid).toHaveTextContent("30 USDC");
    await toolsLoaded();
    expect(paid).toHaveTextContent("60 USDC");
    expect(swap).toHaveValue("20,000");
  });

  test("steps", async () => {
    const { swap, paid } = await renderExample({ isPrepared: false });
    swap.focus();
    fireEvent.keyDown(swap, { key: "PageUp" });
    fireEvent.keyDown(swap, { key: "ArrowDown" });
    await toolsLoaded();
    expect(swap).toHaveValue("19,000");
    expect(paid).toHaveTextContent("57 USDC");
  });

  test("a drag", async () => {
    const { swap } = await renderExample({ isPrepared: false });
    swap.setPointerCapture = jest.fn();
    fireEvent.pointerOver(screen.getByRole("group"));
    for (const [type, clientX] of [
      ["down", 100],
      ["move", 130],
      ["move", 160],
      ["up", 160],
    ] as const)
      fireEvent(swap, new MouseEvent(`pointer${type}`, { bubbles: true, clientX, button: 0 }));
    // Without it, the field would not be told of what the pointer does outside of it.
    expect(swap.setPointerCapture).toHaveBeenCalled();
    await toolsLoaded();
    expect(swap).toHaveValue("20,000");
  });
});

test("M5 arrow keys go one step, Page Up ten, within the range", async () => {
  const { user, swap, paid } = await renderExample();
  swap.focus();
  await user.keyboard("{ArrowUp}");
  expect(swap).toHaveValue("11,000");
  await user.keyboard("{PageUp}{ArrowDown}");
  expect(swap).toHaveValue("20,000");
  expect(paid).toHaveTextContent("60 USDC");
  await user.keyboard("{PageDown}{PageDown}{PageDown}");
  expect(swap).toHaveValue("100");
});

test("M5 dragging goes one step every six pixels", async () => {
  const { swap, paid } = await renderExample();
  swap.setPointerCapture = jest.fn();
  const at = (clientX: number) => ({ clientX, button: 0, pointerId: 1 });
  fireEvent(swap, new MouseEvent("pointerdown", { bubbles: true, ...at(100) }));
  fireEvent(swap, new MouseEvent("pointermove", { bubbles: true, ...at(102) }));
  expect(paid).toHaveTextContent("30 USDC");
  fireEvent(swap, new MouseEvent("pointermove", { bubbles: true, ...at(160) }));
  expect(swap).toHaveValue("20,000");
  fireEvent(swap, new MouseEvent("pointermove", { bubbles: true, ...at(94) }));
  expect(swap).toHaveValue("9,000");
  fireEvent(swap, new MouseEvent("pointerup", { bubbles: true, ...at(94) }));
  fireEvent(swap, new MouseEvent("pointermove", { bubbles: true, ...at(300) }));
  expect(swap).toHaveValue("9,000");
});

describe("M5 an impossible value says why and keeps the last good one", () => {
  test.each([
    ["nothing", "", "Type a number."],
    ["a word", "many", "Type a number in digits."],
    ["1e999", "1e999", "Type a number in digits."],
    ["NaN", "NaN", "Type a number in digits."],
    ["a decimal comma", "1,5", "Write decimals behind a point, as in 1.5."],
    ["too much", "2,000,000", "At most 1,000,000 USDC."],
    ["too little", "-5", "At least 100 USDC."],
    ["a negative zero", "-0", "At least 100 USDC."],
  ])("%s", async (_, typed, message) => {
    const { user, swap, paid } = await renderExample();
    swap.focus();
    fireEvent.change(swap, { target: { value: typed } });
    expect(swap).toHaveAccessibleDescription(message);
    expect(swap).toBeInvalid();
    expect(paid).toHaveTextContent("30 USDC");
    await user.tab();
    expect(swap).toHaveValue("10,000");
  });

  test("of a result that would be no number", async () => {
    const { user, paid } = await renderExample();
    const fee = screen.getByRole("spinbutton", { name: "fee of the pool" });
    await user.clear(fee);
    await user.type(fee, "0");
    expect(fee).toHaveAccessibleDescription("With this, parts is no number.");
    expect(paid).toHaveTextContent("30 USDC");
  });

  test.each([
    ["20,000 USDC", "60 USDC"],
    ["$20000", "60 USDC"],
    [" 500.5 usdc", "1.5 USDC"],
    ["+200", "0.6 USDC"],
  ])("what can be meant is taken: %s", async (typed, expected) => {
    const { swap, paid } = await renderExample();
    fireEvent.change(swap, { target: { value: typed } });
    expect(paid).toHaveTextContent(expected);
  });
});

test("M5 the site's formulas are loaded when the reader turns to an example that needs them", async () => {
  const user = userEvent.setup();
  const format = { unit: "KEST" };
  const data: ExampleData = {
    inputs: {
      locked: { label: "locked", value: 1000, format, range: { least: 1, most: 5000, step: 100 } },
    },
    results: {
      weight: {
        label: "weight",
        program: ["lockWeight", "locked", 52, 4],
        format,
        isColumn: false,
      },
    },
    rows: 0,
    needsFormulas: true,
  };
  render(
    <Example id="lock" data={data}>
      <ExampleValue name="locked" number="1,000" after=" KEST">
        1,000 KEST
      </ExampleValue>
      <p data-testid="weight">
        <ExampleValue name="weight">249.32 KEST</ExampleValue>
      </p>
    </Example>,
  );
  screen.getByRole("spinbutton", { name: "locked" }).focus();
  await user.keyboard("{PageUp}");
  await toolsLoaded();
  expect(screen.getByTestId("weight")).toHaveTextContent("498.63 KEST");
});

test("M5 results are announced once the reader rests", async () => {
  const { swap } = await renderExample();
  jest.useFakeTimers();
  fireEvent.change(swap, { target: { value: "20000" } });
  expect(screen.getByRole("status")).toHaveTextContent("");
  act(() => {
    jest.advanceTimersByTime(1000);
  });
  expect(screen.getByRole("status")).toHaveTextContent("fee in all: 60 USDC, parts: 6,666,666.67");
  jest.useRealTimers();
});

test("M5 a link carries the changed inputs, and opens with them", async () => {
  const { swap, view } = await renderExample();
  const link = screen.getByRole("link", { name: "Link to these numbers" });
  // The styles show either the hint or the controls.
  const foot = screen.getByText(/^Change an underlined number/).parentElement;
  expect(foot).not.toHaveAttribute("data-changed");
  fireEvent.change(swap, { target: { value: "20000" } });
  expect(foot).toHaveAttribute("data-changed");
  expect(link).toHaveAttribute("href", "#example-swap?swap=20000");
  view.unmount();
  location.hash = "#example-swap?swap=20000&fee=7&days=3&no=1";
  expect((await renderExample()).paid).toHaveTextContent("60 USDC");
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

test("M5 a link with impossible numbers shows the example as it was built", async () => {
  location.hash = "#example-swap?fee=0";
  expect((await renderExample()).paid).toHaveTextContent("30 USDC");
});

test("a link to another example changes nothing", async () => {
  location.hash = "#example-other?swap=20000";
  const { paid } = await renderExample();
  expect(paid).toHaveTextContent("30 USDC");
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  expect(within(paid).queryByRole("spinbutton")).toBeNull();
});
