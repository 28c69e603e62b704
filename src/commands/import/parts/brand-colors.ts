import { formatHex, parse } from "culori";
import { paletteOf } from "../../../data/settings/brand/palette";

/** A colour on light pages and on paper, and one on dark pages, as `#rrggbb`. */
export interface Accent {
  light: string;
  dark: string;
}

/** Matches a rule, with its selector and its declarations. */
const RULE = /([^{};]+)\{([^{}]*)\}/g;
const DECLARATION = /(?:^|;)\s*(--[\w-]+)\s*:\s*([^;]+)/g;
const DARK = /data-theme=["']?dark/;
const PRIMARY = "--ifm-color-primary";
/** In a variable of a variable, and so on. */
const MOST_STEPS = 5;

/** Returns a colour as `#rrggbb`; undefined for what is no plain colour. */
export const hexOf = (color: string): string | undefined => formatHex(parse(color));

/**
 * Returns the accent that styles for Docusaurus give a site: Infima's primary colour, on light and
 * on dark pages; undefined if they have none that is plain.
 */
export function accentIn(css: string): Accent | undefined {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  for (const [, selector = "", body = ""] of plain.matchAll(RULE)) {
    const isDark = DARK.test(selector);
    if (!isDark && !/:root|^\s*html\b|data-theme/.test(selector)) continue;
    for (const [, name = "", value = ""] of body.matchAll(DECLARATION)) {
      (isDark ? dark : light).set(name, value.replace(/!important/, "").trim());
    }
  }
  const colorIn = (variables: ReadonlyMap<string, string>): string | undefined => {
    let value = variables.get(PRIMARY);
    for (let step = 0; step < MOST_STEPS; step++) {
      const [, name] = /^var\(\s*(--[\w-]+)\s*\)$/.exec(value ?? "") ?? [];
      if (name !== undefined) value = variables.get(name);
    }
    return hexOf(value ?? "");
  };
  const onLight = colorIn(light);
  const onDark = colorIn(new Map([...light, ...dark]));
  const one = onLight ?? onDark;
  return one === undefined ? undefined : { light: onLight ?? one, dark: onDark ?? one };
}

/** Returns an accent in the shades nearest to it in which text can be read. */
export const readable = ({ light, dark }: Accent): Accent => ({
  light: paletteOf({ accent: light }, "light").get("accent") ?? light,
  dark: paletteOf({ accent: dark }, "dark").get("accent") ?? dark,
});
