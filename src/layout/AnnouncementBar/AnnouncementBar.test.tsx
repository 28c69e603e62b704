/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { keys } from "../../runtime/choices/storage";
import type { DocumentTree } from "../../site/tree";
import { AnnouncementBar } from "./AnnouncementBar";

const content: DocumentTree = [
  ["p", {}, "Version 2 is out. ", ["a", { href: "/blog/v2" }, "Read on"]],
];
const bar = (id: string, closable = true) => (
  <AnnouncementBar id={id} content={content} closable={closable} />
);
const closeButton = () => screen.queryByRole("button", { name: "Close announcement" });
const stored = () => [
  localStorage.getItem(keys.announcement),
  localStorage.getItem(keys.announcementDismissed),
];

describe("L2 the announcement bar", () => {
  beforeEach(() => {
    localStorage.clear();
    document.documentElement.removeAttribute("data-announcement");
  });

  test("shows its content with the elements of the site", () => {
    render(bar("v2"));
    const region = screen.getByRole("region", { name: "Announcement" });
    expect(region).toHaveTextContent("Version 2 is out. Read on");
    expect(screen.getByRole("link", { name: "Read on" })).toHaveAttribute("href", "/blog/v2");
  });

  test("remembers that it was shown, and is not dismissed by that", () => {
    render(bar("v2"));
    expect(stored()).toEqual(["v2", "false"]);
    expect(document.documentElement).not.toHaveAttribute("data-announcement");
  });

  test("a dismissal is stored and hides the bar through the attribute on the root", async () => {
    render(bar("v2"));
    const button = screen.getByRole("button", { name: "Close announcement" });
    await userEvent.click(button);
    expect(stored()).toEqual(["v2", "true"]);
    expect(document.documentElement).toHaveAttribute("data-announcement", "dismissed");
  });

  test("a dismissal outlives the page", async () => {
    const { unmount } = render(bar("v2"));
    await userEvent.click(screen.getByRole("button", { name: "Close announcement" }));
    unmount();
    render(bar("v2"));
    expect(stored()).toEqual(["v2", "true"]);
  });

  test("a dismissal ends when the id changes", () => {
    localStorage.setItem(keys.announcement, "v2");
    localStorage.setItem(keys.announcementDismissed, "true");
    render(bar("v3"));
    expect(stored()).toEqual(["v3", "false"]);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])("closable: %s", (closable, buttons) => {
    render(bar("v2", closable));
    expect(closeButton() ? 1 : 0).toBe(buttons);
  });
});
