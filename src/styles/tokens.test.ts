import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PAIRS, SIGNS, TEXT } from "../data/settings/brand/pairs";
import { contrastOf } from "../data/settings/brand/palette";
import { defaultTokens, MODES } from "../data/settings/brand/tokens";

/** Each colour with each of its grounds. */
const ALL = PAIRS.flatMap(({ front, backs, least }) =>
  backs.map((back) => ({ front, back, least })),
);

/** Lines between things that a reader can tell apart without them. */
const DECORATION = ["line", "line-strong", "accent-line"];

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

/** The stylesheets of the site, without the tokens. */
const stylesheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".css") && !file.endsWith("tokens.css"),
);

const COLOURS = [...defaultTokens("dark").keys()];

/** Returns the name of the colour token that a declaration consists of, if it is one. */
const colourIn = (value: string | undefined): string | undefined => {
  const name = value?.match(/^var\(--([\w-]+)\)$/)?.[1];
  return name && COLOURS.includes(name) ? name : undefined;
};

/** Returns whether a rule styles a control. Readers must be able to see what marks a control. */
const isControl = (selector: string, declarations: Map<string, string>) =>
  !selector.includes("::") &&
  (declarations.get("cursor") === "pointer" || /\b(button|input|select)\b/.test(selector));

describe.each(MODES)("X7 in %s mode", (mode) => {
  test.each(ALL)("$front on $back has a contrast of $least", ({ front, back, least }) => {
    expect(contrastOf(defaultTokens(mode), front, back)).toBeGreaterThanOrEqual(least);
  });
});

test("X7 every colour is in a pair, or said to be decoration", () => {
  const covered = new Set([...ALL.flatMap(({ front, back }) => [front, back]), ...DECORATION]);
  expect(COLOURS.length).toBeGreaterThan(15);
  expect(COLOURS.filter((colour) => !covered.has(colour))).toEqual([]);
});

test.each(stylesheets)("X7 the colours of %s are used as the pairs say", (file) => {
  const isPair = (front: string, back: string) =>
    ALL.some((pair) => pair.front === front && pair.back === back);
  const missing: string[] = [];
  for (const { selector, declarations } of rulesOf(readFileSync(join("src", file), "utf8"))) {
    const front = colourIn(declarations.get("color"));
    const back = colourIn(declarations.get("background") ?? declarations.get("background-color"));
    if (front && !(front in TEXT || DECORATION.includes(front)))
      missing.push(`${selector}: text in ${front}`);
    // A box without text may be a sign itself, such as a bar.
    const isGround = ALL.some((pair) => pair.back === back);
    const isSign = !front && back && (back in SIGNS || DECORATION.includes(back));
    if (back && !isGround && !isSign) missing.push(`${selector}: on ${back}`);
    if (front && back && !isPair(front, back)) missing.push(`${selector}: ${front} on ${back}`);
    const border = colourIn(declarations.get("border")?.split(" ").at(-1));
    if (border && isControl(selector, declarations) && !(border in SIGNS))
      missing.push(`${selector}: a control with a border in ${border}`);
  }
  expect(missing).toEqual([]);
});
