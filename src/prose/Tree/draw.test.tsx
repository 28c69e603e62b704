/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { draw } from "./draw";

let isBroken = true;
function Counter({ children }: { children?: string }) {
  if (isBroken) throw new Error("Out of order");
  return <b>{children}</b>;
}

test("V3 what fails in a browser leaves the rest of the page, and can be tried again", async () => {
  const console = jest.spyOn(globalThis.console, "error").mockImplementation(() => {});
  render(
    draw(
      {
        nodes: [
          ["p", {}, "Before ", ["Hole", { n: 0, name: "Counter" }, "1"], " after"],
          ["p", {}, ["Hole", { n: 1 }]],
        ],
      },
      [
        (_, element) => element(Counter, {}),
        () => {
          throw new Error("Never");
        },
      ],
    ),
  );
  expect(screen.getByText(/^Before/)).toHaveTextContent("Before Counter failed. Retry after");
  expect(screen.getAllByRole("alert")[1]).toHaveTextContent("A part of this text failed. Retry");
  isBroken = false;
  const [retry] = screen.getAllByRole("button", { name: "Retry" });
  if (retry) await userEvent.click(retry);
  expect(screen.getByText(/^Before/)).toHaveTextContent("Before 1 after");
  console.mockRestore();
});
