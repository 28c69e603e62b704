/**
 * @jest-environment jsdom
 */
import { act, render, screen } from "@testing-library/react";
import { LiveValues } from "../Example/live-values";
import { Flow } from "./Flow";

const LINKS = [
  { from: "Fee", to: "Voters", amount: "30.00", value: { name: "voters", form: "number" } },
  { from: "Fee", to: "Owners", amount: "10.00" },
];
const table = (
  <table>
    <tbody>
      <tr>
        <td>Fee</td>
      </tr>
    </tbody>
  </table>
);

/** Returns the texts of the drawing's places, and of its total. */
const shown = (container: HTMLElement) => {
  const [drawing, total] = Array.from(container.querySelectorAll("[aria-hidden='true']")).filter(
    ({ tagName }) => tagName !== "svg",
  );
  return [
    ...Array.from(drawing?.querySelectorAll("div") ?? [], ({ textContent }) => textContent),
    total?.textContent,
  ];
};

test("R1 X5 a flow has its table for screen readers, and its drawing for others", () => {
  const { container } = render(
    <Flow links={LINKS} unit="USDC">
      {table}
    </Flow>,
  );
  expect(screen.getByRole("table")).toBeInTheDocument();
  expect(shown(container)).toEqual(["40.00Fee", "30.00Voters", "10.00Owners", "= 40.00 USDC"]);
});

test("R1 within an example, its amounts and bands follow the reader's numbers", () => {
  const show = jest.fn().mockReturnValue("60.00");
  const { container } = render(
    <LiveValues.Provider value={show}>
      <Flow links={LINKS} unit="USDC">
        {table}
      </Flow>
    </LiveValues.Provider>,
  );
  const asked = { name: "voters", form: "number", isText: "true", children: "30.00" };
  expect(show).toHaveBeenCalledWith(asked);
  expect(shown(container)).toEqual(["70.00Fee", "60.00Voters", "10.00Owners", "= 70.00 USDC"]);
});

test("R1 X5 a table with two columns is a stream, which follows the reader's numbers, too", () => {
  const steps = [
    { name: "Deposit", amount: "1,000" },
    { name: "Fees", amount: "+30", value: { name: "fees", form: "number" } },
    { name: "Left", amount: "1,030" },
  ];
  const { container } = render(
    <LiveValues.Provider value={() => "+60"}>
      <Flow steps={steps} unit="USDC">
        {table}
      </Flow>
    </LiveValues.Provider>,
  );
  expect(screen.getByRole("table")).toBeInTheDocument();
  expect(shown(container)).toEqual([
    "1,000 USDCDeposit",
    "+60Fees",
    "1,030 USDCLeft",
    "Bands are as wide as their amounts, except for the first, which is cut.",
  ]);
});

test("R1 X5 its bands move to the reader's numbers, and the table for screen readers does not", () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
  const within = (amount: string) => (
    <LiveValues.Provider value={() => amount}>
      <Flow links={LINKS} unit="USDC">
        {table}
      </Flow>
    </LiveValues.Provider>
  );
  const { container, rerender } = render(within("30.00"));
  rerender(within("60.00"));
  expect(shown(container)[1]).toBe("30.00Voters");
  act(() => jest.advanceTimersByTime(100));
  expect(shown(container)[1]).toMatch(/^5\d\.\d\dVoters$/);
  act(() => jest.advanceTimersByTime(120));
  expect(shown(container)[1]).toBe("60.00Voters");
  jest.useRealTimers();
});
