import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contrast as contrastOf, type Rgb, rgbOf } from "../site/color";

type Mode = "dark" | "light";
const MODES: Mode[] = ["dark", "light"];

/**
 * The least contrast of text, and of signs that a reader must recognise without reading (WCAG 2.2,
 * 1.4.3 and 1.4.11).
 */
const LEAST = { text: 4.5, sign: 3 };

/** All backgrounds of text. */
const SURFACES = [
  "--page",
  "--page-raised",
  "--page-sunken",
  "--tint",
  "--accent-surface",
  "--note-surface",
  "--tip-surface",
  "--info-surface",
  "--warning-surface",
  "--danger-surface",
];

/** The backgrounds of code: the sunken page, and a marked line. */
const CODE = ["--page-sunken", "--code-marked"];

/** Colours of text, and the backgrounds of each. */
const TEXT: Record<string, string[]> = {
  "--text": [...SURFACES, "--page-veil", "--selection"],
  "--text-muted": [...SURFACES, "--page-veil", "--selection"],
  "--accent": SURFACES,
  "--accent-strong": SURFACES,
  "--on-accent": ["--accent", "--accent-strong"],
  "--note": ["--note-surface"],
  "--tip": ["--tip-surface"],
  "--info": ["--info-surface"],
  "--warning": ["--warning-surface", "--page-raised"],
  "--danger": ["--danger-surface", "--page-raised", "--page-sunken"],
  "--on-backdrop": ["--backdrop"],
  "--code-comment": CODE,
  "--code-keyword": CODE,
  "--code-string": CODE,
  "--code-number": CODE,
  "--code-function": CODE,
  "--code-type": CODE,
  "--code-property": CODE,
  "--code-inserted": ["--code-inserted-ground"],
  "--code-deleted": ["--code-deleted-ground"],
};

/**
 * Colours of signs (borders of controls, focus, marks beside text), and the backgrounds of each.
 */
const SIGNS: Record<string, string[]> = {
  "--control-line": ["--page", "--page-raised"],
  "--focus": SURFACES,
  // A button's surface sets it apart from the page.
  "--accent": ["--page"],
  "--series-1": ["--page", "--page-raised"],
  "--series-2": ["--page", "--page-raised"],
  "--series-3": ["--page", "--page-raised"],
};

/** Lines between things that a reader can tell apart without them. */
const DECORATION = ["--line", "--line-strong", "--accent-line"];

interface Pair {
  front: string;
  back: string;
  least: number;
}

const pairsOf = (table: Record<string, string[]>, least: number): Pair[] =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => ({ front, back, least })));

const PAIRS = [...pairsOf(TEXT, LEAST.text), ...pairsOf(SIGNS, LEAST.sign)];

/** A rule of a stylesheet: its selector, and the values of its properties. */
interface Rule {
  selector: string;
  declarations: Map<string, string>;
}

/** Returns the rules of a stylesheet, including those in blocks such as `@media`. */
function rulesOf(css: string): Rule[] {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  return Array.from(bare.matchAll(/([^{};]+)\{([^{}]*)\}/g), ([, selector = "", body = ""]) => ({
    selector: selector.trim(),
    declarations: new Map(
      Array.from(body.matchAll(/([\w-]+)\s*:\s*([^;]+);/g), ([, name = "", value = ""]) => [
        name,
        value.trim(),
      ]),
    ),
  }));
}

const tokenRules = rulesOf(readFileSync(join(__dirname, "tokens.css"), "utf8"));
const declared = (selector: string): Map<string, string> => {
  const rule = tokenRules.find((candidate) => candidate.selector === selector);
  if (!rule) throw new Error(`tokens.css has no ${selector}.`);
  return rule.declarations;
};
const LIGHT = declared(":root");
const TOKENS: Record<Mode, Map<string, string>> = {
  light: LIGHT,
  dark: new Map([...LIGHT, ...declared(':root:not([data-theme="light"])')]),
};

/** Returns the value of a token in a mode, with the tokens in it replaced by their values. */
function resolve(token: string, mode: Mode): string {
  const value = TOKENS[mode].get(token);
  if (value === undefined) throw new Error(`tokens.css has no ${token}.`);
  return value.replaceAll(/var\((--[\w-]+)\)/g, (_, name) => resolve(name, mode));
}

/**
 * Returns red, green and blue, from 0 to 255, of a colour `#rrggbb` or `rgb(r g b / a%)`. It mixes
 * a see-through colour with its background, `ground`.
 */
function channels(colour: string, ground: string): Rgb {
  if (/^#[0-9a-f]{6}$/i.test(colour)) return rgbOf(colour);
  const seeThrough = colour.match(/^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/);
  if (!seeThrough) throw new Error(`${colour} is neither #rrggbb nor rgb(r g b / a%).`);
  const [red = 0, green = 0, blue = 0, percent = 0] = seeThrough.slice(1).map(Number);
  const under = channels(ground, ground);
  const over = (part: number, below: number) => (part * percent + below * (100 - percent)) / 100;
  return [over(red, under[0]), over(green, under[1]), over(blue, under[2])];
}

const contrast = (one: string, other: string, ground = "#000000"): number =>
  contrastOf(channels(one, ground), channels(other, ground));

/** The stylesheets of the site, without the tokens. */
const stylesheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".css") && !file.endsWith("tokens.css"),
);

const isColour = (token: string) =>
  /^(#|(rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)a?\()/.test(resolve(token, "dark"));
const COLOURS = [...LIGHT.keys()].filter((name) => name.startsWith("--") && isColour(name));

/** Returns the name of the colour token that a declaration consists of, if it is one. */
const colourIn = (value: string | undefined): string | undefined => {
  const name = value?.match(/^var\((--[\w-]+)\)$/)?.[1];
  return name && COLOURS.includes(name) ? name : undefined;
};

/** Returns whether a rule styles a control. Readers must be able to see what marks a control. */
const isControl = (selector: string, declarations: Map<string, string>) =>
  !selector.includes("::") &&
  (declarations.get("cursor") === "pointer" || /\b(button|input|select)\b/.test(selector));

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#777777", "#ffffff", 4.48],
  ["#ff0000", "#ffffff", 4],
  ["rgb(255 255 255 / 50%)", "#000000", 5.28],
])("the contrast of %s and %s is %d", (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBeCloseTo(expected, 2);
});

describe.each(MODES)("X7 in %s mode", (mode) => {
  test.each(PAIRS)("$front on $back has a contrast of $least", ({ front, back, least }) => {
    const [text, surface, page] = [front, back, "--page"].map((token) => resolve(token, mode));
    expect(contrast(text ?? "", surface ?? "", page)).toBeGreaterThanOrEqual(least);
  });
});

test("X7 every colour is in a pair, or said to be decoration", () => {
  const covered = new Set([...PAIRS.flatMap(({ front, back }) => [front, back]), ...DECORATION]);
  expect(COLOURS.length).toBeGreaterThan(15);
  expect(COLOURS.filter((colour) => !covered.has(colour))).toEqual([]);
});

test.each(stylesheets)("X7 the colours of %s are used as the pairs say", (file) => {
  const isPair = (front: string, back: string) =>
    PAIRS.some((pair) => pair.front === front && pair.back === back);
  const missing: string[] = [];
  for (const { selector, declarations } of rulesOf(readFileSync(join("src", file), "utf8"))) {
    const front = colourIn(declarations.get("color"));
    const back = colourIn(declarations.get("background") ?? declarations.get("background-color"));
    if (front && !(front in TEXT || DECORATION.includes(front)))
      missing.push(`${selector}: text in ${front}`);
    // A box without text may be a sign itself, such as a bar.
    const isGround = PAIRS.some((pair) => pair.back === back);
    const isSign = !front && back && (back in SIGNS || DECORATION.includes(back));
    if (back && !isGround && !isSign) missing.push(`${selector}: on ${back}`);
    if (front && back && !isPair(front, back)) missing.push(`${selector}: ${front} on ${back}`);
    const border = colourIn(declarations.get("border")?.split(" ").at(-1));
    if (border && isControl(selector, declarations) && !(border in SIGNS))
      missing.push(`${selector}: a control with a border in ${border}`);
  }
  expect(missing).toEqual([]);
});
