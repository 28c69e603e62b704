/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CrashBoundary } from "./CrashBoundary";

let thrown: unknown;

function Part() {
  if (thrown !== undefined) throw thrown;
  return <p>All is well</p>;
}

const at = (path: string) => (
  <CrashBoundary path={path}>
    <Part />
  </CrashBoundary>
);

// React reports an error even when a boundary catches it.
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe("E1 the crash page", () => {
  test("shows the error's message and those of its causes", () => {
    thrown = new Error("No pool.", { cause: new Error("No data.") });
    render(at("/docs"));
    expect(screen.getByRole("heading", { name: "This page crashed." })).toBeVisible();
    expect(screen.getByText("No pool.")).toBeVisible();
    expect(screen.getByText("No data.")).toBeVisible();
  });

  test("Try again renders again", async () => {
    thrown = new Error("No pool.");
    render(at("/docs"));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByText("No pool.")).toBeVisible();
    thrown = undefined;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByText("All is well")).toBeVisible();
  });

  test("another page is rendered as if nothing had happened", () => {
    thrown = new Error("No pool.");
    const { rerender } = render(at("/docs"));
    thrown = undefined;
    rerender(at("/docs"));
    expect(screen.getByText("No pool.")).toBeVisible();
    rerender(at("/blog"));
    expect(screen.getByText("All is well")).toBeVisible();
  });
});
