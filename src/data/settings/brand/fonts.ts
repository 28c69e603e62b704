/**
 * The fonts of a brand. Files in `static/` say themselves which family, weight and slant they are. The
 * font that stands in for one while it loads gets the same metrics, so that nothing moves.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromBuffer } from "@capsizecss/unpack";
import { create } from "fontkitten";
import type { SiteConfig } from "../../../site/config";
import { staticRoot } from "../../files/project";
import type { YamlPath } from "../../yaml/document";

type Fonts = SiteConfig["fonts"];
/** The parts of pages that may have a font of their own. */
type Role = keyof Fonts;
const ROLES = ["text", "headings", "code", "italics"] as const satisfies readonly Role[];

/** A font of the reader's machine, with its metrics in units of 1/2048 em. */
interface Fallback {
  names: readonly string[];
  generic: string;
  /** The average width of letters in English text. */
  width: number;
}

const FALLBACKS = {
  sans: {
    names: ["Arial", "Liberation Sans", "Helvetica", "Roboto"],
    generic: "sans-serif",
    width: 913,
  },
  serif: { names: ["Times New Roman", "Liberation Serif", "Times"], generic: "serif", width: 832 },
  code: { names: ["Courier New", "Liberation Mono"], generic: "monospace", width: 1229 },
} satisfies Record<string, Fallback>;
const FALLBACK_EM = 2048;

/** The kinds of `bSerifStyle` in a font's PANOSE numbers that have serifs. */
const isSerif = (style = 0): boolean => style >= 2 && style <= 10;

/** A file with one face of a family. */
export interface FontFile {
  /** Its address, such as `/fonts/lora.woff2`. */
  address: string;
  data: Buffer;
  family: string;
  /** A weight, such as `400`, or the range of a variable font, such as `400 700`. */
  weight: string;
  isItalic: boolean;
  hasSerifs: boolean;
}

/** Reads a font file of `static/`. Throws if it is missing or no font. */
function readFontFile(address: string): FontFile {
  const data = readFileSync(join(staticRoot, address));
  const font = create(data);
  if (font.isCollection) throw new Error("it has several fonts");
  const { wght } = font.variationAxes;
  const { usWeightClass = 400, panose } = font["OS/2"] ?? {};
  return {
    address,
    data,
    family: font.familyName ?? address,
    weight: wght ? `${wght.min} ${wght.max}` : String(usWeightClass),
    isItalic: font.italicAngle !== 0,
    hasSerifs: isSerif(panose?.[1]),
  };
}

/** Returns a text as a string of CSS that cannot end the `<style>` around it. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll("<", "\\3c ");

const FORMATS: Readonly<Record<string, string>> = { ttf: "truetype", otf: "opentype" };

/** Returns a rule for a face. A late font of texts would move them; one of code is as wide as before. */
function faceRule({ address, family, weight, isItalic }: FontFile, role: Role, prefix: string) {
  const ending = address.split(".").at(-1) ?? "";
  const source = `url(${JSON.stringify(encodeURI(prefix + address))}) format("${FORMATS[ending] ?? ending}")`;
  const display = role === "code" ? "swap" : "optional";
  return `@font-face{font-family:${quoted(family)};font-weight:${weight};font-style:${isItalic ? "italic" : "normal"};src:${source};font-display:${display}}`;
}

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** Returns the rule of the font that stands in for a file's. */
async function fallbackRule({ data, family }: FontFile, { names, width }: Fallback) {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(data);
  const size = xWidthAvg / unitsPerEm / (width / FALLBACK_EM);
  const override = (length: number): string => percent(Math.abs(length) / unitsPerEm / size);
  const sources = names.map((name) => `local("${name}")`);
  return `@font-face{font-family:${quoted(`${family} fallback`)};src:${sources};size-adjust:${percent(size)};ascent-override:${override(ascent)};descent-override:${override(descent)};line-gap-override:${override(lineGap)}}`;
}

const isFiles = (font: Fonts[Role]): font is string[] => Array.isArray(font);

/** A file of the site's fonts that is missing or no font. */
export interface FontFault {
  path: YamlPath;
  address: string;
  why: string;
}

/** Reads the files of a role, those of italics last. */
function readRole(fonts: Fonts, role: Role): { files: FontFile[]; faults: FontFault[] } {
  const font = fonts[role];
  const files: FontFile[] = [];
  const faults: FontFault[] = [];
  for (const [index, address] of isFiles(font) ? font.entries() : []) {
    try {
      files.push(readFontFile(address));
    } catch (error) {
      faults.push({ path: ["fonts", role, index], address, why: (error as Error).message });
    }
  }
  files.sort((one, other) => Number(one.isItalic) - Number(other.isItalic));
  return { files, faults };
}

const filesOf = (fonts: Fonts, role: Role): FontFile[] => readRole(fonts, role).files;

/** Returns the font of a role. A text with italics of its own needs no others. */
const fontOf = (fonts: Fonts, role: Role): Fonts[Role] =>
  role === "italics" && filesOf(fonts, "text").some(({ isItalic }) => isItalic)
    ? undefined
    : fonts[role];

/** Returns which files of the site's fonts cannot be used. */
export const fontFaults = (fonts: Fonts): FontFault[] =>
  ROLES.flatMap((role) => readRole(fonts, role).faults);

/** The token of a role before a provider's fonts are loaded, and the token that pages use. */
const TOKENS: Readonly<Record<Role, readonly [local: string, used: string]>> = {
  text: ["local-font-text", "font-text"],
  headings: ["font-headings", "font-headings"],
  code: ["local-font-code", "font-code"],
  italics: ["font-italic", "font-italic"],
};

/** What stands in for a provider's font until it is loaded, and for letters that it lacks. */
const BEHIND: Readonly<Record<Role, string>> = {
  text: "var(--local-font-text)",
  headings: "var(--font-text)",
  code: "var(--local-font-code)",
  italics: "var(--local-font-italic)",
};

/** The usual italics belong to another family than a text's own, and have no bold letters. */
const ITALICS: Readonly<Partial<Record<Role, string>>> = {
  text: ";--font-italic:var(--font-text)",
  italics: ";--font-bold-italic:var(--font-italic)",
};

async function ownStyles(fonts: Fonts, role: Role, prefix: string): Promise<string> {
  const files = filesOf(fonts, role);
  const [first] = files;
  if (!first) return "";
  const { hasSerifs, family } = first;
  const fallback = FALLBACKS[role === "code" ? "code" : hasSerifs ? "serif" : "sans"];
  const stack = `${quoted(family)},${quoted(`${family} fallback`)},${fallback.generic}`;
  const rules = [
    ...files.map((file) => faceRule(file, role, prefix)),
    await fallbackRule(first, fallback),
  ];
  return `${rules.join("")}:root{--${TOKENS[role][0]}:${stack}${ITALICS[role] ?? ""}}`;
}

function providedStyles(fonts: Fonts, role: Role): string {
  const font = fontOf(fonts, role);
  if (!font || isFiles(font)) return "";
  return `:root[data-fonts=loaded]{--${TOKENS[role][1]}:${quoted(font.family)},${BEHIND[role]}${ITALICS[role] ?? ""}}`;
}

/** Returns styles with the fonts of a site, below a path prefix. */
export async function fontStyles(fonts: Fonts, prefix: string): Promise<string> {
  const own = await Promise.all(ROLES.map((role) => ownStyles(fonts, role, prefix)));
  return own.join("") + ROLES.map((role) => providedStyles(fonts, role)).join("");
}

/** The weights and slants that pages use of each role, as in the CSS property `font`. */
const USED: Readonly<Record<Role, readonly string[]>> = {
  text: ["", "bold "],
  headings: ["bold "],
  code: [""],
  italics: ["italic ", "italic bold "],
};

/** Fonts of providers. */
export interface ProvidedFonts {
  stylesheets: string[];
  /** Fonts to load, as values of the CSS property `font`. */
  fonts: string[];
}

/** Returns what pages ask font providers for. */
export function providedFonts(fonts: Fonts): ProvidedFonts {
  const provided = ROLES.flatMap((role) => {
    const font = fontOf(fonts, role);
    return font && !isFiles(font) ? [{ ...font, role }] : [];
  });
  return {
    stylesheets: Array.from(new Set(provided.map(({ stylesheet }) => stylesheet))),
    fonts: provided.flatMap(({ role, family }) =>
      USED[role].map((style) => `${style}1em ${JSON.stringify(family)}`),
    ),
  };
}

/** The faces of a site's own files that pages ask for first of all: those of text and headings. */
export function firstFonts(fonts: Fonts): Record<"text" | "headings", FontFile | undefined> {
  return { text: filesOf(fonts, "text")[0], headings: filesOf(fonts, "headings")[0] };
}
