import type { Accent } from "../../site/accent";

/** Matches a rule, with its selector and its declarations. */
const RULE = /([^{};]+)\{([^{}]*)\}/g;
const DECLARATION = /(?:^|;)\s*(--[\w-]+)\s*:\s*([^;]+)/g;
const DARK = /data-theme=["']?dark/;
const PRIMARY = "--ifm-color-primary";
/** In a variable of a variable, and so on. */
const MOST_STEPS = 5;

const byte = (part: number): string =>
  Math.round(Math.min(255, Math.max(0, part)))
    .toString(16)
    .padStart(2, "0");

/** Returns a channel of a colour of the HSL model, as https://www.w3.org/TR/css-color-4/#hsl-to-rgb. */
function channel(hue: number, saturation: number, lightness: number, at: number): number {
  const angle = (at + hue / 30) % 12;
  const range = saturation * Math.min(lightness, 1 - lightness);
  return 255 * (lightness - range * Math.max(-1, Math.min(angle - 3, 9 - angle, 1)));
}

/** Returns a colour as `#rrggbb`; undefined for what is no plain colour. */
export function hexOf(color: string): string | undefined {
  const [, short] = /^#([\da-f]{3})$/i.exec(color) ?? [];
  if (short) return `#${Array.from(short, (digit) => digit + digit).join("")}`.toLowerCase();
  if (/^#[\da-f]{6}$/i.test(color)) return color.toLowerCase();
  const [, model, inner = ""] = /^(rgb|hsl)a?\(([^)]+)\)$/i.exec(color) ?? [];
  const [one = Number.NaN, two = Number.NaN, three = Number.NaN] = inner
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map((part) => Number.parseFloat(part));
  if (model === undefined || [one, two, three].some(Number.isNaN)) return undefined;
  const hue = ((one % 360) + 360) % 360;
  const channels =
    model.toLowerCase() === "rgb"
      ? [one, two, three]
      : [0, 8, 4].map((at) => channel(hue, two / 100, three / 100, at));
  return `#${channels.map(byte).join("")}`;
}

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
