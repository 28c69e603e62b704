import type { SiteConfig } from "../../../site/config";
import type { YamlPath } from "../../yaml/document";
import { PAIRS } from "./pairs";
import { type Brand, contrastOf, mix, paletteOf } from "./palette";
import { defaultTokens, MODES, type Mode, type Tokens } from "./tokens";

type Colors = SiteConfig["colors"];

/** Returns the colours of a brand in a mode. */
export const brandIn = (colors: Colors, mode: Mode): Brand =>
  Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [
      name,
      typeof color === "object" ? color[mode] : color,
    ]),
  );

/** Returns styles with the tokens of a brand; an empty text if the site has the usual colours. */
export function colorStyles(colors: Colors): string {
  const palettes = MODES.map((mode) => paletteOf(brandIn(colors, mode), mode));
  const usual = MODES.map(defaultTokens);
  const isChanged = (name: string): boolean =>
    palettes.some((palette, index) => palette.get(name) !== usual[index]?.get(name));
  const [light = "", dark = ""] = palettes.map((palette) =>
    Array.from(palette)
      .flatMap(([name, value]) => (isChanged(name) ? `--${name}:${value}` : []))
      .join(";"),
  );
  if (light === "") return "";
  // These styles have no layer, so those of light pages would win over the usual ones of dark pages.
  return `:root{${light}}@media screen{:root:not([data-theme=light]){${dark}}}`;
}

/** A colour that cannot be told from what is before or behind it. */
interface ColorFault {
  path: YamlPath;
  message: string;
}

interface Clash {
  front: string;
  back: string;
  least: number;
}

const clashOf = (tokens: Tokens, isOf: (front: string) => boolean): Clash | undefined =>
  PAIRS.filter(({ front }) => isOf(front))
    .flatMap(({ front, backs, least }) => backs.map((back) => ({ front, back, least })))
    .find(({ front, back, least }) => contrastOf(tokens, front, back) < least);

/** How often the way to a nearer colour is halved. */
const HALVES = 7;

/** Returns the page colour nearest to the one of a brand on which everything can be read. */
function nearestPage(brand: Brand, mode: Mode): string {
  const end = mode === "light" ? "#ffffff" : "#000000";
  let [unread, read] = [brand.page ?? end, end];
  for (let step = 0; step < HALVES; step++) {
    const page = mix(unread, read, 0.5, "oklab");
    const isRead = !clashOf(paletteOf({ ...brand, page }, mode), () => true);
    if (isRead) read = page;
    else unread = page;
  }
  return read;
}

/** Returns what is wrong with the exact colours of a brand, with the nearest ones that are right. */
export function colorFaults(colors: Colors): ColorFault[] {
  return MODES.flatMap((mode) => {
    const exact = Object.entries(colors).flatMap(([name, color]) =>
      typeof color === "object" && color[mode] ? [{ name, color: color[mode] }] : [],
    );
    if (exact.length === 0) return [];
    const brand = brandIn(colors, mode);
    const palette = paletteOf(brand, mode);
    return exact.flatMap(({ name, color }): ColorFault[] => {
      const written = new Map(palette).set(name, color);
      const clash = clashOf(written, (front) => name === "page" || front === name);
      if (!clash) return [];
      const { front, back, least } = clash;
      const found = contrastOf(written, front, back).toFixed(1);
      const nearest = name === "page" ? nearestPage(brand, mode) : palette.get(name);
      const other = name === "page" ? front : back;
      const message = `found \`${color}\`, whose contrast with \`${other}\` (${written.get(other)}) is ${found} on ${mode} pages; expected at least ${least}. The nearest colour that has it is \`${nearest}\`.`;
      return [{ path: ["colors", name, mode], message }];
    });
  });
}
