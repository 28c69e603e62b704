import { execFileSync } from "node:child_process";
import { bundledScript } from "../bundled-command";

interface Outcome {
  set: {
    width: number;
    /** Where each glyph begins, in em. */
    places: number[];
    /** The units of one em in the font of each glyph, which tell fonts apart. */
    fonts: number[];
  }[];
  /** Characters that no font has. */
  missing: string[];
}

const NOTO =
  "node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff2";
const NOTO_EM = 1000;
const INTER_EM = 2048;

// Jest cannot load HarfBuzz, which is WebAssembly in a module.
const script = bundledScript("test/social/set-lines.mts", [
  ...["@resvg/resvg-js", "bidi-js", "harfbuzzjs", "linebreak", "subset-font"],
]);
const setLines = (lines: string[], direction: "ltr" | "rtl", font: string | null = null): Outcome =>
  JSON.parse(
    execFileSync(process.execPath, [script, JSON.stringify({ lines, direction, font })], {
      encoding: "utf8",
    }),
  );

describe("X2 N3 the typesetter of preview pictures", () => {
  test("sets letters one after the other, nearer where they fit together", () => {
    const [together, one, other] = setLines(["AV", "A", "V"], "ltr").set;
    expect(together?.places).toHaveLength(2);
    expect(together?.width).toBeLessThan((one?.width ?? 0) + (other?.width ?? 0));
  });

  test("takes each letter from the first font that has it, also from one with a single weight", () => {
    const { set, missing } = setLines(["aل", "流"], "ltr", NOTO);
    expect(set[0]?.fonts).toEqual([INTER_EM, NOTO_EM]);
    expect(missing).toEqual(["流"]);
  });

  test("joins Arabic letters, and runs from right to left around words of other scripts", () => {
    const [joined, alone, mixed] = setLines(["للل", "ل", "ل a b"], "rtl", NOTO).set;
    expect(joined?.width).toBeLessThan(3 * (alone?.width ?? 0));
    const fonts = mixed?.fonts ?? [];
    expect([fonts[0], fonts.at(-1)]).toEqual([INTER_EM, NOTO_EM]);
    expect(mixed?.places).toEqual([...(mixed?.places ?? [])].sort((one, other) => one - other));
  });
});
