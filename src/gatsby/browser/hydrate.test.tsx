/**
 * @jest-environment jsdom
 */
import { act, screen } from "@testing-library/react";
import { Component, type ReactNode, useState } from "react";
import { hydrate } from "./hydrate";

/**
 * Throws again what it catches, as Gatsby's router does. By then React has removed everything it
 * had rendered.
 */
class Router extends Component<{ children: ReactNode }> {
  override componentDidCatch(error: Error): void {
    throw error;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

let isBroken: boolean;

/** Stands in for what Gatsby renders. `isBroken` can make it fail at any time. */
function Site() {
  const [uses, setUses] = useState(0);
  if (isBroken) throw new Error("Gatsby's own");
  return (
    <main>
      <button type="button" onClick={() => setUses(uses + 1)}>
        Use
      </button>
      {uses > 0 && <p>Used</p>}
    </main>
  );
}

const start = () =>
  act(async () =>
    hydrate(
      <Router>
        <Site />
      </Router>,
      document.body,
    ),
  );
const button = () => screen.getByRole("button", { name: "Use" });

beforeEach(() => {
  document.body.innerHTML = '<main><button type="button">Use</button></main>';
  window.showLoadFailure = jest.fn();
  // React reports an error even when a boundary catches it.
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("E1 a page that React can draw reacts", async () => {
  isBroken = false;
  await start();
  await act(async () => button().click());
  expect(screen.getByText("Used")).toBeVisible();
  expect(window.showLoadFailure).not.toHaveBeenCalled();
});

test("E1 a page above whose frame something fails stays as its HTML is, and says so", async () => {
  isBroken = true;
  await start();
  expect(button()).toBeVisible();
  expect(window.showLoadFailure).toHaveBeenCalledTimes(1);
});

test("E1 so does one that fails later, at the same address", async () => {
  isBroken = false;
  await start();
  await act(async () => button().click());
  isBroken = true;
  await act(async () => button().click());
  expect(screen.getByText("Used")).toBeVisible();
});
