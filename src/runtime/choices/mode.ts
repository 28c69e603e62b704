/** The reader's choice of colour mode. */
export type ColorModeChoice = "dark" | "light" | "system";

/** Whether a stored value is a colour mode. */
export const isMode = (value: string | null | undefined): value is "dark" | "light" =>
  value === "dark" || value === "light";

/** Sets the attributes of `<html>` that the styles read. */
export function setMode(choice: ColorModeChoice): void {
  const isDark =
    choice === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : choice === "dark";
  const root = document.documentElement;
  root.dataset.theme = isDark ? "dark" : "light";
  root.dataset.themeChoice = choice;
}
