import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../data/files/project";

/**
 * Returns a colour of dark mode, the default mode, given the name of its token, such as `page`. All
 * colours are defined as tokens.
 */
export function tokenColor(name: string): string {
  const tokens = readFileSync(join(root, "src/styles/tokens.css"), "utf8");
  const dark = tokens.slice(tokens.indexOf(":root:not("));
  const [, color] = new RegExp(`--${name}:\\s*(#\\w+)`).exec(dark) ?? [];
  if (!color) throw new Error(`src/styles/tokens.css has no dark colour --${name}.`);
  return color;
}
