import { contrast, hexOf, type Rgb, rgbOf } from "./color";

/** The accent of a site: one colour on light pages and on paper, one on dark pages. */
export interface Accent {
  /** `#rrggbb`, as all colours here. */
  light: string;
  dark: string;
}

type Mode = keyof Accent;

/** The other ground of text that is farthest from the page, and where shades end. */
const MODES = {
  light: { other: "page-sunken", end: [0, 0, 0] },
  dark: { other: "page-raised", end: [255, 255, 255] },
} as const;

/** The least contrast of text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;
const STEPS = 50;

/** Returns a colour with a part of another one in it, from 0 to 1. */
function mix(color: Rgb, more: Rgb, part: number): Rgb {
  const [red = 0, green = 0, blue = 0] = color.map((channel, index) =>
    Math.round(channel * (1 - part) + (more[index] ?? 0) * part),
  );
  return [red, green, blue];
}

/**
 * Returns the custom properties of an accent in a mode. The colour is moved as far as text needs.
 * `tokenColor` returns the site's colours, by the names of their tokens.
 */
export function accentTokens(
  written: string,
  mode: Mode,
  tokenColor: (name: string, mode: Mode) => string,
): Record<string, string> {
  const color = rgbOf(written);
  const { end } = MODES[mode];
  const token = (name: string): Rgb => rgbOf(tokenColor(name, mode));
  const [page, other, muted] = [token("page"), token(MODES[mode].other), token("text-muted")];
  /** Returns the page with as much of the colour as the palest text allows. */
  const tinted = (most: number): Rgb =>
    Array.from({ length: most }, (_, less) => mix(page, color, (most - less) / 100)).find(
      (ground) => contrast(muted, ground) >= LEAST,
    ) ?? page;
  const surface = tinted(14);
  const reads = (front: Rgb): boolean =>
    [page, other, surface].every((ground) => contrast(front, ground) >= LEAST);
  const shades = Array.from({ length: STEPS + 1 }, (_, step) => mix(color, end, step / STEPS));
  const accent = shades.find(reads) ?? end;
  return {
    accent: hexOf(accent),
    "accent-strong": hexOf(mix(accent, end, 0.25)),
    "accent-surface": hexOf(surface),
    "accent-line": `rgb(${accent.join(" ")} / 45%)`,
    "on-accent": hexOf(page),
    focus: hexOf(accent),
    selection: hexOf(tinted(30)),
  };
}

/** Returns the styles that give all pages an accent; an empty text if the site has the usual one. */
export function accentStyles(
  accent: Accent | undefined,
  tokenColor: (name: string, mode: Mode) => string,
): string {
  if (!accent) return "";
  const rule = (mode: Mode): string =>
    Object.entries(accentTokens(accent[mode], mode, tokenColor))
      .map(([name, value]) => `--${name}:${value}`)
      .join(";");
  return `:root{${rule("light")}}@media screen{:root:not([data-theme=light]){${rule("dark")}}}`;
}
