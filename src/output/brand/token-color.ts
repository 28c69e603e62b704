import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../data/files/project";

/**
 * A colour of dark mode, the default, by the name of its token: `page`. Tokens are the one place
 * with colours.
 */
export function tokenColor(name: string): string {
  const tokens = readFileSync(join(root, "src/styles/tokens.css"), "utf8");
  const dark = tokens.slice(tokens.indexOf(":root:not("));
  const [, color] = new RegExp(`--${name}:\\s*(#\\w+)`).exec(dark) ?? [];
  if (!color) throw new Error(`src/styles/tokens.css has no dark colour --${name}.`);
  return color;
}
