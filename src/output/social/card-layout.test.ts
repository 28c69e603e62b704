import sharp from "sharp";
import { baseDrawing, drawTexts, fitTitle, withoutEmoji } from "./card-layout";

/** Wide letters as wide as high, all others as in a usual font. */
const widthOf = (text: string): number =>
  Array.from(text)
    .map((letter) => (/[\u3000-\u9fff]/.test(letter) ? 0.975 : 0.55))
    .reduce((sum, width) => sum + width, 0);

describe("X2 the picture of a page", () => {
  test.each([
    ["MetaDEX", 92],
    ["Oracle and MEV protection", 92],
    ["Concentrated liquidity and what it asks of those who provide", 80],
    ["How emissions follow the votes of those who lock their tokens, and why a pool gets none", 60],
    ["Electroencephalography", 80],
    ["Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", 60],
  ])("sets `%s` in %i pixels", (title, size) => {
    expect(fitTitle(title, widthOf).size).toBe(size);
  });

  test("breaks lines where the script does, and words only if they have no room", () => {
    const linesOf = (title: string) => fitTitle(title, widthOf).lines;
    expect(linesOf("Oracle and MEV protection")).toEqual(["Oracle and MEV", "protection"]);
    expect(linesOf("流動性を提供する人に、求められること。手数料")).toEqual([
      "流動性を提供する人に、",
      "求められること。手数料",
    ]);
    expect(linesOf("w".repeat(60))).toEqual(["w".repeat(31), "w".repeat(29)]);
  });

  test("has at most four lines, of which the last ends in an ellipsis", () => {
    const { size, lines } = fitTitle("word ".repeat(100), widthOf);
    const line = "word word word word word word";
    expect({ size, lines }).toEqual({ size: 60, lines: [line, line, line, `${line}…`] });
  });

  const setLine = jest.fn((text: string) => ({
    width: widthOf(text),
    glyphs: [{ x: 0, y: 0, em: 1000, outline: () => `M0 0L${text.length} 0` }],
  }));
  const colors = { title: "#fff", label: "#0ff" };
  const drawn = (title: string, direction: "ltr" | "rtl", label = "Docs") =>
    Array.from(
      drawTexts({ title, label, colors, direction, setLine }).matchAll(
        /<g fill="([^"]+)" transform="translate\(([\d.]+) /g,
      ),
      ([, fill, x]) => ({ fill, x: Number(x) }),
    );

  test("lays out no more of a text than there is place for", () => {
    const long = "😀".repeat(50_000);
    drawn(`a${long}`, "ltr", long);
    expect(Math.max(...setLine.mock.calls.map(([text]) => text.length))).toBeLessThanOrEqual(501);
  });

  test("shows label and title in their colours, at the left margin", () => {
    expect(drawn("Title", "ltr")).toEqual([
      { fill: "#0ff", x: 80 },
      { fill: "#fff", x: 80 },
    ]);
  });

  test("stands at the right margin where the title runs from right to left", () => {
    const title = "عنوان";
    expect(drawn(title, "rtl").at(-1)?.x).toBeCloseTo(1120 - widthOf(title) * 92);
    expect(drawn("Title", "rtl").at(-1)?.x).toBe(80);
    drawn("عنوان a a a a a a a a a a a a a a a a a", "rtl");
    expect(setLine).toHaveBeenCalledWith("a a a a a a a a a a", "rtl", expect.any(Number));
    expect(drawn(title, "ltr").at(-1)?.x).toBe(80);
  });

  test.each([
    ["Fees 🎉 and votes", "Fees and votes"],
    ["👩🏽‍💻 Builders", "Builders"],
    ["Step 1️⃣ of 2", "Step of 2"],
    ["Love ❤️", "Love"],
    ["🇩🇪", ""],
    ["Stratora™ © 2025 # 1*", "Stratora™ © 2025 # 1*"],
    ["去中心化 Σ → x", "去中心化 Σ → x"],
  ])("leaves emoji out of `%s`", (title, shown) => {
    expect(withoutEmoji(title)).toBe(shown);
  });

  test("has the mark at its end, however its file begins", async () => {
    const isMarked = async (left: number) => {
      const part = { left, top: 420, width: 320, height: 200 };
      const drawn = sharp(Buffer.from(baseDrawing("Acme 2", null))).extract(part);
      return (await drawn.raw().toBuffer()).some((value) => value > 0);
    };
    expect([await isMarked(80), await isMarked(860)]).toEqual([false, true]);
  });

  test("has the name where there are letters for it", () => {
    const paths = (name: string) =>
      baseDrawing(name, null).match(/transform="translate\(\d+\)"/g) ?? [];
    expect(paths("Acme")).toHaveLength(4);
    expect(paths("Acme 2")).toHaveLength(0);
  });

  test("has the home page's stream along its lower edge, with mark and name on it", async () => {
    const stream = { bed: "M0 70H100V90H0Z", in: "", out: "" };
    const drawing = baseDrawing("Acme", stream);
    const isDrawn = async (top: number) => {
      const part = { left: 700, top, width: 400, height: 20 };
      const drawn = sharp(Buffer.from(drawing)).extract(part);
      return (await drawn.raw().toBuffer()).some((value) => value > 0);
    };
    expect([await isDrawn(300), await isDrawn(580)]).toEqual([false, true]);
    expect(drawing.match(/transform="translate\(\d+\)"/g)).toHaveLength(4);
  });
});
