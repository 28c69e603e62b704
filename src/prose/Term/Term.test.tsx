/**
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { Term } from "./Term";

const entries = [
  {
    slug: "tick",
    label: "Tick",
    aliases: ["ticks"],
    definition: "A step on the scale of prices.",
    hasFigures: false,
    explanation: { path: "/docs/core/cl#ticks", title: "Concentrated liquidity" },
  },
];

/** jsdom has no popovers. */
beforeAll(() => {
  Object.assign(HTMLElement.prototype, {
    popover: null,
    showPopover(this: HTMLElement) {
      this.dataset.open = "";
    },
    hidePopover(this: HTMLElement) {
      delete this.dataset.open;
    },
  });
});

beforeEach(() => {
  const data = { allGlossaryTerm: { nodes: entries } };
  window.fetch = async () => ({ ok: true, json: async () => ({ result: { data } }) }) as Response;
});

const term = () => screen.getByRole("link", { name: "ticks" });

describe("a term of the glossary", () => {
  test("is a link to its entry, and no more, in HTML", () => {
    expect(renderToStaticMarkup(<Term name="tick">ticks</Term>)).toBe(
      '<a href="/glossary#tick">ticks</a>',
    );
  });

  test("shows its definition on a click, with links to its entry and to where it is explained", async () => {
    render(<Term name="tick">ticks</Term>);
    expect(fireEvent.click(term())).toBe(false);
    const note = await screen.findByRole("note");
    expect(note).toHaveTextContent("A step on the scale of prices.");
    expect(note.dataset.open).toBe("");
    expect(term()).toHaveAccessibleDescription(/A step/);
    expect(screen.getByRole("link", { name: "Glossary" })).toHaveAttribute(
      "href",
      "/glossary#tick",
    );
    expect(screen.getByRole("link", { name: "Concentrated liquidity" })).toHaveAttribute(
      "href",
      "/docs/core/cl#ticks",
    );
    // Another click follows the link.
    expect(fireEvent.click(term())).toBe(true);
  });

  test.each(["ctrlKey", "metaKey", "shiftKey"])("opens in a new tab with %s", (key) => {
    render(<Term name="tick">ticks</Term>);
    expect(fireEvent.click(term(), { [key]: true })).toBe(true);
  });
});
