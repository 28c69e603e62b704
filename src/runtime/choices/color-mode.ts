import { useCallback, useEffect, useState } from "react";
import { type ColorModeChoice, isMode, setMode } from "./mode";
import { keys, read, write } from "./storage";

/**
 * Returns the choice that follows this one (C1). Dark and light alternate. If the site respects the
 * system setting, that setting is a third choice.
 */
export function nextChoice(choice: ColorModeChoice, respectSystem: boolean): ColorModeChoice {
  if (!respectSystem) return choice === "dark" ? "light" : "dark";
  const order: ColorModeChoice[] = ["system", "light", "dark"];
  return order[(order.indexOf(choice) + 1) % order.length] ?? "system";
}

function apply(choice: ColorModeChoice): void {
  setMode(choice);
  // The first-paint script has created this tag.
  document
    .querySelector("meta[name='theme-color']")
    ?.setAttribute("content", getComputedStyle(document.documentElement).backgroundColor);
}

/** Shows a colour mode on this visit and the next ones. */
export function chooseMode(choice: ColorModeChoice): void {
  apply(choice);
  write(keys.colorMode, choice === "system" ? null : choice);
}

const shown = (fallback: ColorModeChoice): ColorModeChoice => {
  const { themeChoice } = document.documentElement.dataset;
  return isMode(themeChoice) || themeChoice === "system" ? themeChoice : fallback;
};

/**
 * Returns the choice of colour mode and a function that switches to the next choice. Before
 * hydration the choice is the site's default. The page itself already looks right, because its
 * attributes hold the reader's choice.
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
    const system = matchMedia("(prefers-color-scheme: dark)");
    window.addEventListener("storage", followOtherTab);
    system.addEventListener("change", followSystem);
    return () => {
      window.removeEventListener("storage", followOtherTab);
      system.removeEventListener("change", followSystem);
    };
  }, [fallback]);

  const toggle = useCallback(() => {
    const next = nextChoice(shown(fallback), respectSystem);
    chooseMode(next);
    setChoice(next);
  }, [fallback, respectSystem]);

  return [choice, toggle];
}
