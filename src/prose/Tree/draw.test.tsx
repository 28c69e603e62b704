/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Children, isValidElement, type ReactNode } from "react";
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

const Item = ({ children }: { value: string; children?: ReactNode }) => <p>{children}</p>;
const List = ({ children }: { children?: ReactNode }) =>
  Children.map(children, (child) => (
    <section title={isValidElement<{ value: string }>(child) ? child.props.value : ""}>
      {child}
    </section>
  ));

test("M6 a component sees the elements in it with their attributes, as in Docusaurus", () => {
  render(
    draw(
      {
        nodes: [
          ["Hole", { n: 2, name: "List" }, ["Hole", { n: 0, name: "Item" }, ["b", {}, "First"]]],
          ["Hole", { n: 2, name: "List" }, ["Hole", { n: 1, name: "Item" }, "Second"], "Text"],
        ],
      },
      [
        (_, element) => element(Item, { value: "one" }),
        (_, element) => element(Item, { value: "two" }),
        (_, element) => element(List, {}),
      ],
    ),
  );
  expect(screen.getByTitle("one")).toHaveTextContent("First");
  expect(screen.getByTitle("two")).toHaveTextContent("Second");
});
