import sharp from "sharp";
import { baseDrawing, cardTree, sizeOf, withoutEmoji } from "./card-layout";

describe("X2 the picture of a page", () => {
  test.each([
    ["MetaDEX", 92],
    ["Oracle and MEV protection", 92],
    ["Concentrated liquidity and what it asks of those who provide", 80],
    ["How emissions follow the votes of those who lock their tokens, and why a pool gets none", 60],
    ["Electroencephalography", 80],
    ["Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", 60],
  ])("sets `%s` in %i pixels", (title, size) => {
    expect(sizeOf(title).size).toBe(size);
  });

  test("has at most four lines, of which the last ends in an ellipsis", () => {
    const { size, lines } = sizeOf("word ".repeat(100));
    expect({ size, lines }).toEqual({ size: 60, lines: 4 });
    const tree = JSON.stringify(
      cardTree("word ".repeat(100), "Docs", { title: "#fff", label: "#0ff" }),
    );
    expect(tree).toContain('"lineClamp":4');
  });

  test("lays out no more of a text than there is place for", () => {
    const long = "😀".repeat(50_000);
    const [label, title] = cardTree(`a${long}`, long, { title: "#fff", label: "#0ff" }).props
      .children;
    expect(title.props.children).toBe(`a${"😀".repeat(249)}`);
    expect(label.props.children).toBe("😀".repeat(250));
  });

  test("shows title and label in their colours", () => {
    const [label, title] = cardTree("Title", "Docs · Core", { title: "#fff", label: "#0ff" }).props
      .children;
    expect(label.props).toMatchObject({ children: "Docs · Core", style: { color: "#0ff" } });
    expect(title.props).toMatchObject({ children: "Title", style: { color: "#fff" } });
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
