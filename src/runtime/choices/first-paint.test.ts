/**
 * @jest-environment jsdom
 */
import { hideDismissed, showMode } from "./first-paint";
import type { ColorModeChoice } from "./mode";
import { keys } from "./storage";

const root = document.documentElement;

/** Stands in for the reader's system setting, which jsdom lacks. */
function setSystem(isDark: boolean): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query === "(prefers-color-scheme: dark)" && isDark,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

function blockStorage(): void {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
}

beforeEach(() => {
  localStorage.clear();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.head.replaceChildren();
  setSystem(false);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe("C1, C2 the colour mode before the first paint", () => {
  test.each<[string, ColorModeChoice, string | null, boolean, string, string]>([
    ["nothing stored, default dark", "dark", null, false, "dark", "dark"],
    ["nothing stored, default light", "light", null, true, "light", "light"],
    ["light stored", "dark", "light", true, "light", "light"],
    ["dark stored", "light", "dark", false, "dark", "dark"],
    ["nonsense stored", "dark", "<dark>", false, "dark", "dark"],
    ["an empty value stored", "light", "", true, "light", "light"],
    ["system stored, but not respected", "dark", "system", false, "dark", "dark"],
    ["the system respected, and dark", "system", null, true, "dark", "system"],
    ["the system respected, and light", "system", null, false, "light", "system"],
    ["light stored on a dark system", "system", "light", true, "light", "light"],
    ["dark stored on a light system", "system", "dark", false, "dark", "dark"],
  ])("%s", (_, choiceOfSite, stored, isSystemDark, theme, choice) => {
    if (stored !== null) localStorage.setItem(keys.colorMode, stored);
    setSystem(isSystemDark);
    showMode(choiceOfSite);
    expect(root).toHaveAttribute("data-theme", theme);
    expect(root).toHaveAttribute("data-theme-choice", choice);
  });
});

test.each([
  ["dark", "rgb(1, 2, 3)"],
  ["light", "rgb(250, 251, 252)"],
])("C2 in %s mode the browser's bars have the colour of the page", (mode, color) => {
  const styles = document.createElement("style");
  styles.textContent = `
    html { background-color: rgb(1, 2, 3) }
    [data-theme="light"] { background-color: rgb(250, 251, 252) }
  `;
  document.head.append(styles);
  localStorage.setItem(keys.colorMode, mode);
  showMode("dark");
  expect(document.querySelector("meta[name='theme-color']")).toHaveAttribute("content", color);
});

describe("L2 the announcement before the first paint", () => {
  test.each<[string, string, string | null, string | null, boolean]>([
    ["the same id, dismissed", "v2", "v2", "true", true],
    ["the same id, not dismissed", "v2", "v2", "false", false],
    ["the same id, nothing said of dismissal", "v2", "v2", null, false],
    ["a new id, the old one dismissed", "v3", "v2", "true", false],
    ["a first visit", "v2", null, null, false],
  ])("%s", (_, announcementId, storedId, dismissed, isHidden) => {
    if (storedId !== null) localStorage.setItem(keys.announcement, storedId);
    if (dismissed !== null) localStorage.setItem(keys.announcementDismissed, dismissed);
    hideDismissed(announcementId);
    expect(root.getAttribute("data-announcement")).toBe(isHidden ? "dismissed" : null);
  });
});

test("V6 with storage blocked the page gets the default mode and shows the announcement", () => {
  localStorage.setItem(keys.colorMode, "light");
  localStorage.setItem(keys.announcement, "v2");
  localStorage.setItem(keys.announcementDismissed, "true");
  blockStorage();
  showMode("dark");
  hideDismissed("v2");
  expect(root).toHaveAttribute("data-theme", "dark");
  expect(root).toHaveAttribute("data-theme-choice", "dark");
  expect(root).not.toHaveAttribute("data-announcement");
});

test("V6 reading is all that is done with storage", () => {
  showMode("dark");
  hideDismissed("v2");
  expect(localStorage).toHaveLength(0);
});
