/**
 * @jest-environment jsdom
 */
import { act, renderHook } from "@testing-library/react";
import { nextChoice, useColorMode } from "./color-mode";
import type { ColorModeChoice } from "./mode";
import { keys } from "./storage";

const root = document.documentElement;

/**
 * Stands in for the reader's system setting, which jsdom lacks. `change` notifies all listeners.
 */
function fakeSystem(isDark: boolean) {
  const list = Object.assign(new EventTarget(), {
    media: "(prefers-color-scheme: dark)",
    matches: isDark,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
  window.matchMedia = () => list;
  return {
    change: (isDarkNow: boolean) => {
      list.matches = isDarkNow;
      list.dispatchEvent(new Event("change"));
    },
  };
}

/** Changes storage as another tab would, and sends this tab the event. */
function otherTab(key: string | null, value: string | null): void {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: value }));
  });
}

/** Renders the hook on a page whose attributes the first-paint script has set. */
function page(choice: ColorModeChoice | null, respectSystem = false) {
  if (choice) root.dataset.themeChoice = choice;
  const { result, unmount } = renderHook(() => useColorMode("dark", respectSystem));
  return {
    unmount,
    choice: () => result.current[0],
    toggle: () => act(() => result.current[1]()),
  };
}

let system: ReturnType<typeof fakeSystem>;

beforeEach(() => {
  localStorage.clear();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  system = fakeSystem(false);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe("C1 the choice after this one", () => {
  test.each<[boolean, ColorModeChoice, ColorModeChoice]>([
    [false, "dark", "light"],
    [false, "light", "dark"],
    [false, "system", "dark"],
    [true, "system", "light"],
    [true, "light", "dark"],
    [true, "dark", "system"],
  ])("system respected: %s, after %s comes %s", (respectSystem, choice, expected) => {
    expect(nextChoice(choice, respectSystem)).toBe(expected);
  });
});

describe("C1, C2 the colour mode of the page", () => {
  test.each<[ColorModeChoice | null, boolean, ColorModeChoice]>([
    [null, false, "dark"],
    ["light", false, "light"],
    ["dark", false, "dark"],
    [null, true, "system"],
    ["system", true, "system"],
    ["light", true, "light"],
  ])("is what the page shows: %s, system respected: %s", (shown, respectSystem, expected) => {
    expect(page(shown, respectSystem).choice()).toBe(expected);
  });

  test("the toggle goes between dark and light, and both are kept", () => {
    const { choice, toggle } = page("dark");
    const seen = Array.from({ length: 3 }, () => {
      toggle();
      return [choice(), root.dataset.theme, localStorage.getItem(keys.colorMode)];
    });
    expect(seen).toEqual([
      ["light", "light", "light"],
      ["dark", "dark", "dark"],
      ["light", "light", "light"],
    ]);
  });

  test("the browser's bars take the colour of the page", () => {
    document.head.innerHTML = `
      <style>
        html { background-color: rgb(1, 2, 3) }
        [data-theme="light"] { background-color: rgb(250, 251, 252) }
      </style>
      <meta name="theme-color">
    `;
    page("dark").toggle();
    const bars = document.querySelector("meta[name='theme-color']");
    expect(bars).toHaveAttribute("content", "rgb(250, 251, 252)");
    otherTab(keys.colorMode, "dark");
    expect(bars).toHaveAttribute("content", "rgb(1, 2, 3)");
  });

  test("where the system is respected the toggle goes through all three; the system is kept as no choice", () => {
    system.change(true);
    const { choice, toggle } = page("system", true);
    const seen = Array.from({ length: 3 }, () => {
      toggle();
      return [choice(), root.dataset.theme, localStorage.getItem(keys.colorMode)];
    });
    expect(seen).toEqual([
      ["light", "light", "light"],
      ["dark", "dark", "dark"],
      ["system", "dark", null],
    ]);
  });

  test.each<[string, boolean, string | null, string | null, ColorModeChoice, string]>([
    ["chooses light", false, keys.colorMode, "light", "light", "light"],
    ["chooses dark", false, keys.colorMode, "dark", "dark", "dark"],
    ["takes its choice back", false, keys.colorMode, null, "dark", "dark"],
    ["clears all storage", false, null, null, "dark", "dark"],
    ["stores nonsense", false, keys.colorMode, "blue", "dark", "dark"],
    ["chooses the system", true, keys.colorMode, null, "system", "light"],
  ])("another tab %s (system respected: %s)", (_, respectSystem, key, value, choice, theme) => {
    localStorage.setItem(keys.colorMode, "light");
    const shown = page("light", respectSystem);
    otherTab(key, value);
    expect(shown.choice()).toBe(choice);
    expect(root.dataset.theme).toBe(theme);
    expect(root.dataset.themeChoice).toBe(choice);
  });

  test("another tab's change of another value changes nothing", () => {
    const { choice } = page("light");
    otherTab(keys.announcement, "v2");
    expect(choice()).toBe("light");
    expect(root.dataset.themeChoice).toBe("light");
  });

  test.each<[ColorModeChoice, string | undefined]>([
    ["system", "dark"],
    ["light", "light"],
  ])("when the system turns dark, the choice %s shows %s", (choice, theme) => {
    root.dataset.theme = "light";
    const shown = page(choice, true);
    act(() => system.change(true));
    expect(root.dataset.theme).toBe(theme);
    expect(shown.choice()).toBe(choice);
  });

  test("a page that is gone follows neither other tabs nor the system", () => {
    root.dataset.theme = "light";
    page("system", true).unmount();
    otherTab(keys.colorMode, "dark");
    system.change(true);
    expect(root.dataset.theme).toBe("light");
  });

  test("V6 with storage blocked the toggle works all the same", () => {
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    const { choice, toggle } = page("dark");
    toggle();
    expect(choice()).toBe("light");
    expect(root.dataset.theme).toBe("light");
  });
});
