import { useCallback, useEffect, useState } from "react";
import { keys, read, write } from "./storage";

/** What the reader has chosen. */
export type ColorModeChoice = "dark" | "light" | "system";

const isMode = (value: string | null | undefined): value is "dark" | "light" =>
  value === "dark" || value === "light";

/**
 * The choice after this one (C1): dark and light in turn; the system as a third where the site
 * respects it.
 */
export function nextChoice(choice: ColorModeChoice, respectSystem: boolean): ColorModeChoice {
  if (!respectSystem) return choice === "dark" ? "light" : "dark";
  const order: ColorModeChoice[] = ["system", "light", "dark"];
  return order[(order.indexOf(choice) + 1) % order.length] ?? "system";
}

const prefersDark = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

function apply(choice: ColorModeChoice): void {
  const mode = choice === "system" ? (prefersDark().matches ? "dark" : "light") : choice;
  const { dataset } = document.documentElement;
  dataset.theme = mode;
  dataset.themeChoice = choice;
  // The first-paint script has made the tag.
  document
    .querySelector("meta[name='theme-color']")
    ?.setAttribute("content", getComputedStyle(document.documentElement).backgroundColor);
}

const shown = (fallback: ColorModeChoice): ColorModeChoice => {
  const { themeChoice } = document.documentElement.dataset;
  return isMode(themeChoice) || themeChoice === "system" ? themeChoice : fallback;
};

/**
 * The colour mode and a way to change it. Before hydration it is the site's default; the page
 * itself is right by its attributes.
 */
export function useColorMode(
  defaultMode: "dark" | "light",
  respectSystem: boolean,
): [ColorModeChoice, () => void] {
  const fallback: ColorModeChoice = respectSystem ? "system" : defaultMode;
  const [choice, setChoice] = useState<ColorModeChoice>(fallback);

  useEffect(() => {
    setChoice(shown(fallback));
    const show = (next: ColorModeChoice) => {
      apply(next);
      setChoice(next);
    };
    const followOtherTab = ({ key }: StorageEvent) => {
      if (key !== keys.colorMode && key !== null) return;
      const stored = read(keys.colorMode);
      show(isMode(stored) ? stored : fallback);
    };
    const followSystem = () => {
      if (document.documentElement.dataset.themeChoice === "system") apply("system");
    };
    const system = prefersDark();
    window.addEventListener("storage", followOtherTab);
    system.addEventListener("change", followSystem);
    return () => {
      window.removeEventListener("storage", followOtherTab);
      system.removeEventListener("change", followSystem);
    };
  }, [fallback]);

  const toggle = useCallback(() => {
    const next = nextChoice(shown(fallback), respectSystem);
    apply(next);
    write(keys.colorMode, next === "system" ? null : next);
    setChoice(next);
  }, [fallback, respectSystem]);

  return [choice, toggle];
}
