/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import { Admonition } from "./Admonition";

describe("M1 an admonition is a note named by its title", () => {
  test.each([
    ["note", undefined, "Note"],
    ["tip", undefined, "Tip"],
    ["info", undefined, "Info"],
    ["warning", undefined, "Warning"],
    ["danger", undefined, "Danger"],
    ["danger", "Read this first", "Read this first"],
    ["caution", undefined, "caution"],
  ])("%s with title %s", (kind, title, name) => {
    render(
      <Admonition kind={kind} title={title} id="locks">
        <p>Locks cannot be undone.</p>
      </Admonition>,
    );
    const note = screen.getByRole("note", { name });
    expect(note).toHaveAttribute("data-kind", kind);
    expect(note).toHaveAttribute("id", "locks");
    expect(note).toContainElement(screen.getByText(name));
    expect(note).toContainElement(screen.getByText("Locks cannot be undone."));
  });

  test("each kind has an icon of its own, which is not read out", () => {
    const kinds = ["note", "tip", "info", "warning", "danger"];
    const { container } = render(
      kinds.map((kind) => <Admonition key={kind} kind={kind} title={kind} />),
    );
    const icons = Array.from(container.querySelectorAll('svg[aria-hidden="true"] path'), (path) =>
      path.getAttribute("d"),
    );
    expect(new Set(icons).size).toBe(kinds.length);
  });
});
