import fc from "fast-check";
import { randomCases } from "../../../../test/jest/random";
import { siteConfigSchema } from "../../../site/config";
import { brandIn, colorFaults, colorStyles } from "./colors";
import { PAIRS } from "./pairs";
import { contrastOf, paletteOf } from "./palette";
import { defaultTokens, MODES, type Tokens } from "./tokens";

const colorsOf = (colors: object) =>
  siteConfigSchema.parse({ product: { name: "Acme" }, url: "https://a.example", colors }).colors;

const clashes = (tokens: Tokens) =>
  PAIRS.flatMap(({ front, backs, least }) =>
    backs.flatMap((back) => (contrastOf(tokens, front, back) < least ? `${front} on ${back}` : [])),
  );

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe.each(MODES)("X7 the colours of a brand on %s pages", (mode) => {
  test("any accent and kinds have shades that can be read", () => {
    fc.assert(
      fc.property(color, color, color, (accent, tip, danger) => {
        expect(clashes(paletteOf({ accent, tip, danger }, mode))).toEqual([]);
      }),
      { numRuns: randomCases(100) },
    );
  });

  test("any page that is not grey has shades that can be read", () => {
    const channel =
      mode === "light" ? fc.integer({ min: 200, max: 255 }) : fc.integer({ max: 60, min: 0 });
    const page = fc
      .array(channel, { minLength: 3, maxLength: 3 })
      .map((channels) => `#${channels.map((one) => one.toString(16).padStart(2, "0")).join("")}`);
    fc.assert(
      fc.property(page, color, color, (written, text, accent) => {
        expect(clashes(paletteOf({ page: written, text, accent }, mode))).toEqual([]);
      }),
      { numRuns: randomCases(100) },
    );
  });

  test("this project's own colours give its own shades", () => {
    const usual = defaultTokens(mode);
    const [accent, page, text] = ["accent", "page", "text"].map((name) => usual.get(name));
    expect(paletteOf({}, mode)).toEqual(usual);
    const { hue, ...others } = { hue: paletteOf({ accent, page, text }, mode), accent, page, text };
    for (const [name, value] of Object.entries(others)) expect(hue.get(name)).toBe(value);
  });

  test("no shade of this project's accent is left", () => {
    const usual = defaultTokens(mode);
    const red = paletteOf({ accent: "#c8102e" }, mode);
    const shades = Array.from(usual.keys()).filter((name) =>
      /accent|focus|selection|series|marked/.test(name),
    );
    expect(
      shades.filter((name) => name !== "on-accent" && usual.get(name) === red.get(name)),
    ).toEqual([]);
  });
});

test("a colour that can be read stays; one for both modes is moved only as far as needed", () => {
  expect(paletteOf({ accent: "#0b5cad" }, "light").get("accent")).toBe("#0b5cad");
  expect(paletteOf({ accent: "#f69220" }, "dark").get("accent")).toBe("#f69220");
  const moved = paletteOf({ accent: "#f69220" }, "light");
  expect(contrastOf(moved, "accent", "page-sunken")).toBeLessThan(4.8);
});

describe("the styles of a brand", () => {
  test("a site without colours has none", () => {
    expect(colorStyles(colorsOf({}))).toBe("");
  });

  test("each mode has the value of each token that the brand changes in either", () => {
    const css = colorStyles(colorsOf({ accent: { dark: "#ff8d8d" } }));
    const [, light = "", dark = ""] =
      /^:root\{(.*)\}@media screen\{:root:not\(\[data-theme=light\]\)\{(.*)\}\}$/.exec(css) ?? [];
    const names = (part: string) => part.split(";").map((one) => one.split(":")[0]);
    expect(names(light)).toEqual(names(dark));
    expect(light).toContain(`--accent:${defaultTokens("light").get("accent")}`);
    expect(dark).toContain("--accent:#ff8d8d");
  });
});

describe("X7 exact colours that cannot be read", () => {
  const faultsOf = (colors: object) => colorFaults(colorsOf(colors));

  test("are none among those that can, and among those of both modes", () => {
    expect(faultsOf({ accent: "#f69220", danger: "#ffffff" })).toEqual([]);
    expect(faultsOf({ accent: { light: "#0b5cad", dark: "#f69220" } })).toEqual([]);
  });

  test("are named, each with the nearest one that is no fault", () => {
    const [fault, ...others] = faultsOf({ accent: { light: "#ff5a5f", dark: "#ff5a5f" } });
    expect(others).toEqual([]);
    expect(fault?.path).toEqual(["colors", "accent", "light"]);
    const [, nearest = ""] = /that has it is `(#\w{6})`/.exec(fault?.message ?? "") ?? [];
    expect(faultsOf({ accent: { light: nearest } })).toEqual([]);
  });

  test.each([
    ["light", "#222222"],
    ["dark", "#eeeeee"],
  ] as const)("a page of the wrong lightness (%s)", (mode, page) => {
    const [fault] = faultsOf({ page: { [mode]: page } });
    const [, nearest = ""] = /that has it is `(#\w{6})`/.exec(fault?.message ?? "") ?? [];
    expect(faultsOf({ page: { [mode]: nearest } })).toEqual([]);
    expect(nearest).not.toBe(mode === "light" ? "#ffffff" : "#000000");
  });
});

test("a colour is that of its mode", () => {
  const colors = colorsOf({ accent: "#123456", page: { dark: "#000000" } });
  expect(brandIn(colors, "light")).toMatchObject({ accent: "#123456", page: undefined });
  expect(brandIn(colors, "dark")).toMatchObject({ accent: "#123456", page: "#000000" });
});
