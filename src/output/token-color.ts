import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../data/project";

/** A colour of the default mode, by the name of its token: `page`. Tokens are the one place with colours. */
export function tokenColor(name: string): string {
  const tokens = readFileSync(join(root, "src/styles/tokens.css"), "utf8");
  const [, color] = new RegExp(`--${name}:\\s*(#\\w+)`).exec(tokens) ?? [];
  if (!color) throw new Error(`src/styles/tokens.css has no colour --${name}.`);
  return color;
}
