/** The accent of a site: one colour on light pages and on paper, one on dark pages. */
export interface Accent {
  /** `#rrggbb`, as all colours here. */
  light: string;
  dark: string;
}

type Mode = keyof Accent;
type Rgb = readonly [red: number, green: number, blue: number];

/** What the shades are made of. `src/styles/tokens.css` has the same. */
const GROUND = {
  light: { page: "#fdfefe", other: "#eef3f4", muted: "#48606c", end: "#000000" },
  dark: { page: "#0a0f14", other: "#10171e", muted: "#a3b6c1", end: "#ffffff" },
} as const;

/** The least contrast of text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;
const STEPS = 50;

const rgbOf = (color: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  );
  return [red, green, blue];
};

/** Returns a colour with a part of another one in it, from 0 to 1. */
function mix(color: string, other: string, part: number): string {
  const more = rgbOf(other);
  const mixed = rgbOf(color).map((channel, index) =>
    Math.round(channel * (1 - part) + (more[index] ?? 0) * part)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${mixed.join("")}`;
}

/** Returns the relative luminance of a colour: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the custom properties of an accent in a mode. The colour is moved as far as text needs. */
export function accentTokens(color: string, mode: Mode): Record<string, string> {
  const { page, other, muted, end } = GROUND[mode];
  /** Returns the page with as much of the colour as the palest text allows. */
  const tinted = (most: number): string =>
    Array.from({ length: most }, (_, less) => mix(page, color, (most - less) / 100)).find(
      (ground) => contrast(muted, ground) >= LEAST,
    ) ?? page;
  const surface = tinted(14);
  const reads = (front: string): boolean =>
    [page, other, surface].every((ground) => contrast(front, ground) >= LEAST);
  const shades = Array.from({ length: STEPS + 1 }, (_, step) => mix(color, end, step / STEPS));
  const accent = shades.find(reads) ?? end;
  const strong = mix(accent, end, 0.25);
  const [red, green, blue] = rgbOf(accent);
  return {
    accent,
    "accent-strong": strong,
    "accent-surface": surface,
    "accent-line": `rgb(${red} ${green} ${blue} / 45%)`,
    "on-accent": page,
    focus: accent,
    selection: tinted(30),
  };
}

/** Returns the styles that give all pages an accent; an empty text if the site has the usual one. */
export function accentStyles(accent: Accent | undefined): string {
  if (!accent) return "";
  const rule = (mode: Mode): string =>
    Object.entries(accentTokens(accent[mode], mode))
      .map(([name, value]) => `--${name}:${value}`)
      .join(";");
  return `:root{${rule("light")}}@media screen{:root:not([data-theme=light]){${rule("dark")}}}`;
}
