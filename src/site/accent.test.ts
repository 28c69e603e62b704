import fc from "fast-check";
import { accentStyles, accentTokens, contrast } from "./accent";

/** The grounds of text in `src/styles/tokens.css`, and the text itself. */
const GROUNDS = {
  light: ["#fdfefe", "#f3f7f8", "#eef3f4"],
  dark: ["#0a0f14", "#10171e", "#070b0f"],
};
const TEXT = { light: ["#14222a", "#48606c"], dark: ["#e4edf1", "#a3b6c1"] };

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe("X7 the accent of a site", () => {
  test.each(["light", "dark"] as const)(
    "any colour has shades that can be read on %s pages",
    (mode) => {
      fc.assert(
        fc.property(color, (written) => {
          const tokens = accentTokens(written, mode);
          const { accent = "", "accent-surface": surface = "", selection = "" } = tokens;
          const pairs = [...GROUNDS[mode], surface].flatMap((ground) =>
            [accent, tokens["accent-strong"] ?? ""].map((front) => [front, ground] as const),
          );
          pairs.push([tokens["on-accent"] ?? "", accent]);
          pairs.push([tokens["on-accent"] ?? "", tokens["accent-strong"] ?? ""]);
          pairs.push(
            ...TEXT[mode].flatMap(
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
    expect(accentTokens("#0b5cad", "light").accent).toBe("#0b5cad");
    expect(accentTokens("#f69220", "dark").accent).toBe("#f69220");
    const { accent = "" } = accentTokens("#f69220", "light");
    expect(contrast(accent, "#eef3f4")).toBeLessThan(5.2);
  });

  test("a site without one has no such styles", () => {
    expect(accentStyles(undefined)).toBe("");
    expect(accentStyles({ light: "#0b5cad", dark: "#6cb8ff" })).toMatch(
      /^:root\{--accent:#0b5cad;.+\}@media screen\{:root:not\(\[data-theme=light\]\)\{--accent:#6cb8ff;/,
    );
  });
});
