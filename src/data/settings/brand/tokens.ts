import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "culori";
import postcss from "postcss";
import { codeRoot } from "../../files/project";

export type Mode = "light" | "dark";
export const MODES: readonly Mode[] = ["light", "dark"];

/** Values of tokens, by names such as `page-raised`. */
export type Tokens = ReadonlyMap<string, string>;

/** The selectors of the tokens. Those of dark pages replace those of light ones. */
const LIGHT = ":root";
const DARK = ':root:not([data-theme="light"])';

/** Returns the colours that `src/styles/tokens.css` gives to pages of a mode, by their tokens. */
export function defaultTokens(mode: Mode): Tokens {
  const tokens = new Map<string, string>();
  postcss.parse(readFileSync(join(codeRoot, "src/styles/tokens.css"), "utf8")).walkRules((rule) => {
    if (rule.selector !== LIGHT && (mode === "light" || rule.selector !== DARK)) return;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      if (parse(value)) tokens.set(prop.slice(2), value);
    });
  });
  return tokens;
}
