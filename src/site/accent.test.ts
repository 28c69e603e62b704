import fc from "fast-check";
import { tokenColor } from "../data/settings/token-color";
import { accentStyles, accentTokens } from "./accent";
import { contrast as contrastOf, rgbOf } from "./color";

/** The tokens of grounds of text, and those of the text itself. */
const GROUNDS = ["page", "page-raised", "page-sunken"];
const TEXT = ["text", "text-muted"];

const contrast = (one: string, other: string): number => contrastOf(rgbOf(one), rgbOf(other));

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe("X7 the accent of a site", () => {
  test.each(["light", "dark"] as const)(
    "any colour has shades that can be read on %s pages",
    (mode) => {
      fc.assert(
        fc.property(color, (written) => {
          const tokens = accentTokens(written, mode, tokenColor);
          const { accent = "", "accent-surface": surface = "", selection = "" } = tokens;
          const pairs = [...GROUNDS.map((name) => tokenColor(name, mode)), surface].flatMap(
            (ground) =>
              [accent, tokens["accent-strong"] ?? ""].map((front) => [front, ground] as const),
          );
          pairs.push([tokens["on-accent"] ?? "", accent]);
          pairs.push([tokens["on-accent"] ?? "", tokens["accent-strong"] ?? ""]);
          pairs.push(
            ...TEXT.map((name) => tokenColor(name, mode)).flatMap(
              (text) =>
                [
                  [text, selection],
                  [text, surface],
                ] as const,
            ),
          );
          expect(pairs.filter(([front, ground]) => contrast(front, ground) < 4.5)).toEqual([]);
        }),
      );
    },
  );

  test("a colour that can be read stays, another one is moved only as far as needed", () => {
    expect(accentTokens("#0b5cad", "light", tokenColor).accent).toBe("#0b5cad");
    expect(accentTokens("#f69220", "dark", tokenColor).accent).toBe("#f69220");
    const { accent = "" } = accentTokens("#f69220", "light", tokenColor);
    expect(contrast(accent, "#eef3f4")).toBeLessThan(5.2);
  });

  test("a site without one has no such styles", () => {
    expect(accentStyles(undefined, tokenColor)).toBe("");
    expect(accentStyles({ light: "#0b5cad", dark: "#6cb8ff" }, tokenColor)).toMatch(
      /^:root\{--accent:#0b5cad;.+\}@media screen\{:root:not\(\[data-theme=light\]\)\{--accent:#6cb8ff;/,
    );
  });
});
