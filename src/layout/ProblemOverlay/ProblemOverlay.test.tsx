/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ShownProblem } from "../../site/problems/problem";
import { ProblemOverlay } from "./ProblemOverlay";

const error: ShownProblem = {
  code: "unknown-author",
  severity: "error",
  message: "The post names the author `ana`.",
  file: "content/blog/post.md",
  line: 3,
  column: 10,
  frame: "> 3 | authors: ana",
};
const warning: ShownProblem = { ...error, code: "broken-link", severity: "warning", frame: null };
const panel = () => screen.queryByRole("region", { name: "Problems of the content" });

describe("F G5 the overlay of development", () => {
  test("shows errors by itself, with code, place, message and source", () => {
    render(<ProblemOverlay problems={[error]} />);
    expect(panel()).toHaveTextContent("error unknown-author content/blog/post.md:3:10");
    expect(panel()).toHaveTextContent("The post names the author `ana`.");
    expect(panel()).toHaveTextContent("> 3 | authors: ana");
    expect(screen.getByRole("status")).toHaveTextContent("One error in the content");
  });

  test("counts warnings and shows them when asked", async () => {
    render(<ProblemOverlay problems={[warning]} />);
    expect(panel()).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "One warning" }));
    expect(panel()).toHaveTextContent("warning broken-link");
  });

  test("can be closed, by Escape too, and comes again with another error", async () => {
    const { rerender } = render(<ProblemOverlay problems={[error]} />);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(panel()).toBeNull();
    rerender(<ProblemOverlay problems={[error, warning]} />);
    expect(panel()).toBeNull();
    expect(screen.getByRole("button")).toHaveTextContent("One error, one warning");
    rerender(<ProblemOverlay problems={[{ ...error, line: 4 }]} />);
    expect(panel()).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "One error" }));
    await userEvent.click(screen.getByRole("button", { name: "One error" }));
    await userEvent.keyboard("{Escape}");
    expect(panel()).toBeNull();
  });

  test("is gone when all is mended", () => {
    const { rerender } = render(<ProblemOverlay problems={[error]} />);
    rerender(<ProblemOverlay problems={[]} />);
    expect(panel()).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});
