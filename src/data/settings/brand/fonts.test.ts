import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "fonts-"));
jest.mock("../../files/project", () => ({
  ...jest.requireActual("../../files/project"),
  staticRoot: folder,
}));

let { firstFonts, fontFaults, fontStyles, providedFonts } = {} as typeof import("./fonts");

const UPRIGHT = "/fonts/upright.woff2";
const ITALIC = "/fonts/italic.woff2";
const SERIF = "/fonts/serif.woff2";
const provided = { family: "Acme Serif", stylesheet: "https://fonts.example/acme.css" };

beforeAll(async () => {
  ({ firstFonts, fontFaults, fontStyles, providedFonts } = await import("./fonts"));
  mkdirSync(join(folder, "fonts"));
  cpSync("src/fonts/inter-latin.woff2", join(folder, UPRIGHT));
  cpSync("src/fonts/inter-italic-latin.woff2", join(folder, ITALIC));
  cpSync("src/fonts/stix-two-math.woff2", join(folder, SERIF));
  writeFileSync(join(folder, "fonts/none.woff2"), "no font");
});

describe("L6 the fonts of a site", () => {
  test("that names none are the usual ones", async () => {
    expect(await fontStyles({}, "")).toBe("");
    expect(providedFonts({})).toEqual({ stylesheets: [], fonts: [] });
    expect(firstFonts({})).toEqual({ text: undefined, headings: undefined });
  });

  test("say their family, weights and slant themselves, and pages ask for upright text first", async () => {
    const fonts = { text: [ITALIC, UPRIGHT] };
    const css = await fontStyles(fonts, "/below");
    expect(css).toContain(
      '@font-face{font-family:"Inter";font-weight:400 700;font-style:normal;src:url("/below/fonts/upright.woff2") format("woff2");font-display:optional}',
    );
    expect(css).toContain('font-family:"Inter";font-weight:400;font-style:italic;');
    expect(css).toContain(
      ':root{--local-font-text:"Inter","Inter fallback",sans-serif;--font-italic:var(--font-text)}',
    );
    expect(firstFonts(fonts).text).toMatchObject({ address: UPRIGHT, family: "Inter" });
  });

  test("have stand-ins of the same size: Inter is 107% of Arial, as measured for this project", async () => {
    const [, size = "", ascent = ""] =
      /size-adjust:([\d.]+)%;ascent-override:([\d.]+)%/.exec(
        await fontStyles({ text: [UPRIGHT] }, ""),
      ) ?? [];
    expect(Number(size)).toBeCloseTo(107, -1);
    expect(Number(ascent)).toBeCloseTo(90, -1);
  });

  test("with serifs have a stand-in with serifs, and code one of equal letters", async () => {
    const css = await fontStyles({ headings: [SERIF], code: [UPRIGHT] }, "");
    expect(css).toContain('--font-headings:"STIX Two Math","STIX Two Math fallback",serif}');
    expect(css).toContain('local("Courier New")');
    expect(css).toContain('--local-font-code:"Inter","Inter fallback",monospace}');
  });

  test("of a provider are used once they are loaded, and asked for once", async () => {
    const fonts = { text: provided, italics: provided, code: { ...provided, family: "Acme Mono" } };
    expect(await fontStyles(fonts, "")).toBe(
      ':root[data-fonts=loaded]{--font-text:"Acme Serif",var(--local-font-text);--font-italic:var(--font-text)}' +
        ':root[data-fonts=loaded]{--font-code:"Acme Mono",var(--local-font-code)}' +
        ':root[data-fonts=loaded]{--font-italic:"Acme Serif",var(--local-font-italic);--font-bold-italic:var(--font-italic)}',
    );
    expect(providedFonts(fonts)).toEqual({
      stylesheets: [provided.stylesheet],
      fonts: [
        '1em "Acme Serif"',
        'bold 1em "Acme Serif"',
        '1em "Acme Mono"',
        'italic 1em "Acme Serif"',
        'italic bold 1em "Acme Serif"',
      ],
    });
  });

  test("of a provider for italics are left out where the text has italics of its own", async () => {
    const fonts = { text: [UPRIGHT, ITALIC], italics: provided };
    expect(providedFonts(fonts)).toEqual({ stylesheets: [], fonts: [] });
    expect(await fontStyles(fonts, "")).not.toContain("data-fonts");
    expect(providedFonts({ ...fonts, text: [UPRIGHT] }).stylesheets).toEqual([provided.stylesheet]);
  });

  test("have names that cannot end the styles of a page", async () => {
    const family = "</style><script>";
    expect(await fontStyles({ code: { ...provided, family } }, "")).not.toContain("</");
  });

  test("that are missing or no fonts are faults, and the others are used", async () => {
    const fonts = { text: ["/fonts/none.woff2", UPRIGHT], code: ["/fonts/missing.ttf"] };
    expect(fontFaults(fonts).map(({ path, address }) => [path, address])).toEqual([
      [["fonts", "text", 0], "/fonts/none.woff2"],
      [["fonts", "code", 0], "/fonts/missing.ttf"],
    ]);
    expect(await fontStyles(fonts, "")).toContain('--local-font-text:"Inter"');
  });
});
