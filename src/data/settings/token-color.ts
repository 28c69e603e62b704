import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../files/project";

/**
 * Returns a colour, given the name of its token, such as `page`: in dark mode, the default mode, or
 * in light mode. All colours are defined as tokens.
 */
export function tokenColor(name: string, mode: "light" | "dark" = "dark"): string {
  const tokens = readFileSync(join(root, "src/styles/tokens.css"), "utf8");
  const dark = tokens.indexOf(":root:not(");
  const ofMode = mode === "dark" ? tokens.slice(dark) : tokens.slice(0, dark);
  const [, color] = new RegExp(`--${name}:\\s*(#\\w+)`).exec(ofMode) ?? [];
  if (!color) throw new Error(`src/styles/tokens.css has no ${mode} colour --${name}.`);
  return color;
}
