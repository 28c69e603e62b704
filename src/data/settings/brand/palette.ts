/**
 * The shades of a brand. A colour of the brand takes the place of the one in `src/styles/tokens.css`.
 * The shades of that one follow it in OKLCH: in hue, in chroma, and, if they are near it, in
 * lightness. What cannot be read then is moved away from its ground.
 */
import {
  clampChroma,
  converter,
  formatHex,
  interpolate,
  type Oklch,
  parse,
  wcagLuminance,
} from "culori";
import type { SiteConfig } from "../../../site/config";
import { LEAST, PAIRS, TEXT } from "./pairs";
import { defaultTokens, type Mode, type Tokens } from "./tokens";

/** Colours of a brand in one mode, as `#rrggbb`. */
export type Brand = Readonly<Partial<Record<keyof SiteConfig["colors"], string | undefined>>>;

/** Shades that are a colour, but lighter or darker by as much as those of this project's colour. */
const BESIDE = {
  page: ["page-raised", "page-sunken", "line", "line-strong", "control-line", "note-surface"],
  text: [],
  accent: ["accent-strong", "focus", "series-1"],
} as const;

/** Shades that keep their lightness, and take the hue of a colour. */
const OF_HUE = {
  page: ["text", "text-muted", "note", "code-comment"],
  text: ["text-muted"],
  accent: ["accent-surface", "selection", "code-marked"],
} as const;

/** The other curves of charts, which turn as far as the accent does. */
const SERIES = ["series-2", "series-3"];

const KINDS = ["note", "tip", "info", "warning", "danger"] as const;
/** How much of its colour the ground of a notice has. */
const KIND_PART = 0.06;

/** A colour with less chroma looks grey, and its hue means nothing. */
const GREY = 0.02;
/** How much more chroma than before a shade of a hue may have. */
const MOST_CHROMA = 1.5;
const STEPS = 100;

const toOklch = converter("oklch");

function oklchOf(color: string): Oklch {
  const found = toOklch(color);
  if (!found) throw new Error(`${color} is not a colour.`);
  return found;
}

const hexOf = (color: Oklch): string => formatHex(clampChroma(color, "oklch"));

/** Returns a colour with a part of another one in it, from 0 to 1. */
export const mix = (color: string, other: string, part: number, space: "oklab" | "rgb"): string =>
  formatHex(interpolate([color, other], space)(part));

/** Returns what a reader sees of a colour on a ground, if it is see-through. */
function seenOn(color: string, ground: string): string {
  const { alpha = 1 } = parse(color) ?? {};
  return alpha === 1 ? color : mix(ground, formatHex(color) ?? color, alpha, "rgb");
}

function seeThrough(color: string, percent: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${channels.join(" ")} / ${percent}%)`;
}

/** Returns the luminance of a token on the page, from 0 to 1. */
const luminanceOf = (tokens: Tokens, name: string): number =>
  wcagLuminance(seenOn(tokens.get(name) ?? "", tokens.get("page") ?? ""));

/** Returns the contrast of two luminances, from 1 to 21 (WCAG 2.2, contrast ratio). */
const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the contrast of two tokens, from 1 to 21. */
export const contrastOf = (tokens: Tokens, front: string, back: string): number =>
  ratio(luminanceOf(tokens, front), luminanceOf(tokens, back));

/** The shades of one mode while they are made. */
class Palette {
  private readonly usual: Tokens;
  readonly tokens: Map<string, string>;

  constructor(
    private readonly brand: ReadonlyMap<string, string>,
    private readonly mode: Mode,
  ) {
    this.usual = defaultTokens(mode);
    this.tokens = new Map([...this.usual, ...brand]);
  }

  get(name: string): string {
    return this.tokens.get(name) ?? "";
  }

  private was(name: string): Oklch {
    return oklchOf(this.usual.get(name) ?? "");
  }

  /** Sets a shade, unless the owner has chosen it. */
  private set(name: string, color: Oklch): void {
    const l = Math.min(1, Math.max(0, color.l));
    if (!this.brand.has(name)) this.tokens.set(name, hexOf({ ...color, l }));
  }

  /** Makes the shades of a colour from it, if the owner has chosen it. */
  follow(leader: keyof typeof OF_HUE): void {
    if (!this.brand.has(leader)) return;
    const [from, to] = [this.was(leader), oklchOf(this.get(leader))];
    const more = Math.min(MOST_CHROMA, to.c / from.c);
    for (const name of BESIDE[leader])
      this.set(name, { ...to, l: this.was(name).l + to.l - from.l });
    for (const name of OF_HUE[leader]) {
      const { l, c } = this.was(name);
      this.set(name, { ...to, l, c: c * more });
    }
    if (leader !== "accent" || to.c < GREY) return;
    for (const name of SERIES) {
      const { h = 0, ...rest } = this.was(name);
      this.set(name, { ...rest, h: h + (to.h ?? 0) - (from.h ?? 0) });
    }
  }

  /**
   * Moves a token step by step until it has this contrast with all others. `at` gives its colour at a
   * part of the way, from 0 to 1.
   */
  private move(
    name: string,
    others: readonly string[],
    least: number,
    at: (part: number) => string,
  ): void {
    const luminances = others.map((other) => luminanceOf(this.tokens, other));
    const passes = (): boolean => {
      const own = luminanceOf(this.tokens, name);
      return luminances.every((other) => ratio(own, other) >= least);
    };
    for (let step = 1; step <= STEPS && !passes(); step++) this.tokens.set(name, at(step / STEPS));
  }

  /** Makes a colour darker, or lighter on dark pages, until it can be told from its grounds. */
  moveFront(front: string, backs: readonly string[], least = LEAST.text): void {
    const end = this.mode === "light" ? 0 : 1;
    const color = oklchOf(this.get(front));
    this.move(front, backs, least, (part) =>
      hexOf({ ...color, l: color.l + (end - color.l) * part }),
    );
  }

  /** Makes a ground more like the page until texts can be read on it. */
  moveBack(back: string, fronts: readonly string[]): void {
    const [color, page] = [this.get(back), this.get("page")];
    this.move(back, fronts, LEAST.text, (part) => mix(color, page, part, "oklab"));
  }
}

/** Returns the colours of all tokens in a mode, given those of the brand. */
export function paletteOf(brand: Brand, mode: Mode): Tokens {
  const own = new Map(
    Object.entries(brand).flatMap(([name, color]) => (color ? [[name, color] as const] : [])),
  );
  const palette = new Palette(own, mode);
  const { tokens } = palette;
  if (own.size === 0) return tokens;
  palette.follow("page");
  palette.moveFront("text", ["page"]);
  palette.follow("text");
  palette.moveFront("text-muted", ["page"]);
  for (const kind of KINDS) {
    if (!own.has(kind) && !own.has("page")) continue;
    tokens.set(`${kind}-surface`, mix(palette.get("page"), palette.get(kind), KIND_PART, "rgb"));
  }
  tokens.set("page-veil", seeThrough(palette.get("page"), 92));
  tokens.set("tint", seeThrough(palette.get("text"), 5));
  palette.moveFront("accent", ["page", "page-raised", "page-sunken"]);
  palette.follow("accent");
  const grounds = (TEXT.text ?? []).filter((name) => palette.get(name).startsWith("#"));
  for (const ground of grounds) palette.moveBack(ground, ["text", "text-muted"]);
  for (const { front, backs, least } of PAIRS)
    if (!front.startsWith("on-")) palette.moveFront(front, backs, least);
  tokens.set("accent-line", seeThrough(palette.get("accent"), 45));
  if ((TEXT["on-accent"] ?? []).some((back) => contrastOf(tokens, "on-accent", back) < LEAST.text))
    tokens.set("on-accent", palette.get("page"));
  return tokens;
}
