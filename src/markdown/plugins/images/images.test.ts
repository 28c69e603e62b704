import { join } from "node:path";
import sharp from "sharp";
import {
  compileAs,
  environment,
  FOLDER,
  problemLines,
  problemsOf,
} from "../../../../test/jest/compile-as";
import { folderOf } from "../../../../test/jest/folders";
import { like } from "../../../../test/jest/like";
import { modeStyles } from "../../../site/mode-styles";
import { compile } from "../../compile";

const SRC = `${FOLDER}/page.png`;

describe("M3, E8: images", () => {
  test("one beside the file is named by its path below content/", () => {
    const { tree, images, problems } = compileAs("![The docs](./page.png)");
    expect(tree).toEqual([["img", { src: SRC, alt: "The docs" }]]);
    expect(images).toEqual([SRC]);
    expect(problems).toEqual([]);
  });

  test("one that stands twice is noted once", () => {
    expect(compileAs("![a](page.png) ![b](./page.png)").images).toEqual([SRC]);
  });

  test("one in static/ gets its size, so that nothing shifts", () => {
    const { tree, images } = compileAs("![Logo](/img/logo.svg)");
    expect(tree).toEqual([
      ["img", { src: "/img/logo.svg", alt: "Logo", width: 64, height: 64, loading: "lazy" }],
    ]);
    expect(images).toEqual([]);
  });

  test("M6 one beside a part outside of the content is copied, and shown as it is", () => {
    const root = folderOf({
      "content/docs/a.md": "",
      "src/parts/part.mdx": "",
      "src/parts/b.svg": '<svg viewBox="0 0 4 2"></svg>',
      "src/parts/b.ts": "",
      ".env": "",
    });
    const site = { ...environment, contentRoot: join(root, "content") };
    const compiled = (source: string, from = "src/parts/part.mdx") =>
      compile(source, join(root, from), site);
    const src = "/files/src/parts/b.svg";
    for (const { tree, links, problems, images } of [
      compiled("![a](./b.svg)"),
      compiled("![a](@site/src/parts/b.svg)"),
      compiled("![a](../../src/parts/b.svg)", "content/docs/a.md"),
    ]) {
      expect(problems).toEqual([]);
      expect(tree).toMatchObject([["img", { src, width: 4, height: 2 }]]);
      expect(links).toMatchObject([{ target: src, file: join(root, "src/parts/b.svg") }]);
      expect(images).toEqual([]);
    }
    expect(problemLines(compiled("![a](./no.svg) ![b](./b.ts) ![c](../../.env)"))).toEqual([
      expect.stringContaining("The image `./no.svg` was not found beside the document."),
      expect.stringContaining("The file `./b.ts` is no picture."),
      expect.stringContaining("`.env` is hidden"),
    ]);
  });

  test("a part of a file keeps its name in static/, and is the whole file beside a document", () => {
    const { tree, images, problems } = compileAs(
      "![a](/img/logo.svg?v=2#mark) ![b](./page.png#top)",
    );
    expect(problems).toEqual([]);
    expect(JSON.stringify(tree)).toContain('"src":"/img/logo.svg?v=2#mark"');
    expect(images).toEqual([SRC]);
  });

  test("one for a colour mode is marked as on GitHub, and shown in that mode only", () => {
    const { tree, problems } = compileAs(
      "![a](./page.png#gh-light-mode-only) ![b](/img/logo.svg#gh-dark-mode-only)",
    );
    expect(problems).toEqual([]);
    expect(tree).toMatchObject([
      ["style", {}, modeStyles],
      ["span", { className: "light-only" }, ["img", { alt: "a" }]],
      ["style", {}, modeStyles],
      ["span", { className: "dark-only" }, ["img", { alt: "b", width: 64 }]],
    ]);
  });

  test("a figure for a colour mode is shown with its caption in that mode only", () => {
    const { tree } = compileAs('![a](./page.png#gh-dark-mode-only "A")');
    expect(tree).toEqual([
      ["style", {}, modeStyles],
      [
        "figure",
        { className: "dark-only" },
        ["img", { src: SRC, alt: "a" }],
        ["figcaption", {}, "A"],
      ],
    ]);
  });

  test.each([
    ["./week.png", ["cannot be used: it is beside the document. Put it into `static/` …"]],
    ["/no.png 1x, /img/logo.svg 2x", ["was not found in `static/`."]],
    ["/img/logo.svg?a 1x, https://x.example/a.png 2x", []],
  ])("a source whose file no page has is left out: %s", (set, faults) => {
    const { tree, problems } = compileAs(
      `<picture><source srcset="${set}" /><img src="./page.png" alt="a" /></picture>`,
    );
    expect(problems.map(({ message }) => message)).toEqual(
      faults.map((fault) => like(fault.replace(/^/, "The image `…` …"))),
    );
    expect(JSON.stringify(tree)).toMatch(faults.length > 0 ? /^(?!.*source)/ : /"source"/);
    expect(JSON.stringify(tree)).toContain(`["img",{"src":"${SRC}","alt":"a"}]`);
  });

  test("one of another site is left alone", () => {
    const { tree, problems } = compileAs("![a](https://x.example/a.png)");
    expect(tree).toEqual([["img", { src: "https://x.example/a.png", alt: "a" }]]);
    expect(problems).toEqual([]);
  });

  test.each([
    ["in static/", '<img src="/img/logo.svg" alt="A" width="20" />'],
    ["in static/, from the project's root", "![A](@site/static/img/logo.svg)"],
    ["in static/, beside the docs", "![A](../../static/img/logo.svg)"],
    ["in static/, where it is", "![A](../../../static/img/logo.svg)"],
  ])("one %s may be named in Docusaurus' ways, and as HTML", (_, source) => {
    const { tree, problems } = compileAs(source);
    expect(problems).toEqual([]);
    expect(tree).toMatchObject([["img", { src: "/img/logo.svg", alt: "A", loading: "lazy" }]]);
  });

  const missing = (src: string, place: string) =>
    `broken-image: The image \`${src}\` was not found ${place}.`;

  test.each([
    ["See ![a](./no.png)", `3:5 error ${missing("./no.png", "beside the document")}`],
    ["See ![a](/img/no.png)", `3:5 error ${missing("/img/no.png", "in `static/`")}`],
    ["![x](./%E0%A4%A.png)", `3:1 error ${missing("./%E0%A4%25A.png", "beside the document")}`],
    ["![x](/img/)", `3:1 error ${missing("/img/", "in `static/`")}`],
    [
      "![x]()",
      "3:1 error broken-image: The image has no address. Write one: `![text](./file.png)`.",
    ],
    ['A <img src="./no.png" alt="A">', `3:3 warning ${missing("./no.png", "beside the document")}`],
    [
      "See ![](./page.png)",
      "3:5 warning missing-alt: The image `./page.png` has no alternative text. Say what it shows: `![text](./page.png)`.",
    ],
  ])("what is wrong with one is named with its place: %s", (source, expected) => {
    expect(problemsOf(`First.\n\n${source}`)).toEqual([expected]);
  });
});

describe("the size of an image that the page shows as it is", () => {
  /** Compiles a document of a folder that has these files. */
  function compileBeside(source: string, files: Record<string, string | Uint8Array>) {
    const root = folderOf(files);
    const own = { contentRoot: join(root, "content"), staticRoot: join(root, "static") };
    const compiled = compile(source, join(root, "content/a.md"), { ...environment, ...own });
    return { tree: compiled.tree, problems: problemLines(compiled) };
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 4"></svg>';
  const turned = (format: "jpeg" | "webp") =>
    sharp({ create: { width: 30, height: 20, channels: 3, background: "red" } })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();

  test("is in the page for an SVG beside the document, which would have none", () => {
    const { tree, problems } = compileBeside("![a](a.svg)", { "content/a.svg": svg });
    expect(problems).toEqual([]);
    expect(tree).toEqual([["img", { src: "a.svg", alt: "a", width: 12, height: 4 }]]);
  });

  test.each([
    ["width='60'", { width: "60", height: 20 }],
    ["width='60px'", { width: "60px", height: 20 }],
    ["height='60'", { height: "60", width: 180 }],
    ["width='60' height='9'", { width: "60", height: "9" }],
    ["width='50%'", { width: "50%" }],
  ])(
    "is the author's own if there is one, in the proportions of the file: %s",
    (size, expected) => {
      const { tree } = compileBeside(`<img src="a.svg" alt="a" ${size} />`, {
        "content/a.svg": svg,
      });
      expect(tree).toEqual([["img", { src: "a.svg", alt: "a", ...expected }]]);
    },
  );

  test("is that of the turned picture", async () => {
    const { tree } = compileBeside("![a](/a.jpg)", { "static/a.jpg": await turned("jpeg") });
    expect(tree).toMatchObject([["img", { width: 20, height: 30 }]]);
  });

  test("is left out where browsers do not turn a picture, and the author is told", async () => {
    const { tree, problems } = compileBeside("![a](/a.webp)", {
      "static/a.webp": await turned("webp"),
    });
    expect(tree).toEqual([["img", { src: "/a.webp", alt: "a", loading: "lazy" }]]);
    expect(problems).toEqual([
      "1:1 warning broken-image: The image `/a.webp` is turned by its EXIF data, which browsers ignore in a WebP file. Turn the picture itself.",
    ]);
  });
});

describe("the attributes of an image that is written as HTML", () => {
  const image = (attributes: object) => ["img", { src: SRC, alt: "A", ...attributes }];

  test.each([
    ["width={200}", { width: 200 }],
    ["style={{ width: 200 }}", { style: { width: 200 } }],
    ["{...{ title: `T` }} aria-hidden", undefined],
    ["width={w}", undefined],
  ])("may be code, and its file is found: %s", (attributes, known) => {
    const source = `export const w = 9;\n\n<img src="./page.png" alt="A" ${attributes} />`;
    const { tree, images, problems, module } = compileAs(source, "mdx");
    expect(images).toEqual([SRC]);
    expect(problems).toEqual([]);
    if (known) expect(tree).toEqual([image(known)]);
    else expect(module?.text).toContain(`"src": "${SRC}"`);
  });

  test.each([
    '"./page.png"',
    "{`./page.png`}",
    '{"./page.png"}',
    '{require("./page.png").default}',
  ])("include an address in each way of JSX: %s", (src) => {
    const { tree, module } = compileAs(`<img src=${src} alt="A" width="50%" />`, "mdx");
    expect(module).toBeNull();
    expect(tree).toEqual([image({ width: "50%" })]);
  });

  test("that code computes is left to code", () => {
    const source = 'export const a = "/img/logo.svg";\n\n<img src={a} {...{ alt: a }} />';
    expect(compileAs(source, "mdx")).toMatchObject({ images: [], problems: [] });
  });

  test.each([
    ['align="left"', { align: "left", style: { float: "left" } }],
    ['align="top"', { align: "top", style: { verticalAlign: "top" } }],
    ['align="left" style="float: right"', { align: "left", style: { float: "right" } }],
    ['style="width: 9px; height: 9px"', { style: { width: "9px", height: "9px" } }],
    ['style="height: auto"', { style: { height: "auto" } }],
    ['style="max-height: 8em"', { style: { maxWidth: "min(100%, 8em * 1.6)" } }],
    ["style={{ height: 100 }}", { style: { width: "calc(100px * 1.6)" } }],
    ['height="100"', { height: "100", width: 160 }],
    ['width="80" height="100"', { width: "80", height: "100" }],
  ])("place it as in other programs, and keep its proportions: %s", (attributes, expected) => {
    const source = `<img src="./page.png" alt="A" ${attributes} />`;
    expect(compileAs(source, "mdx")).toMatchObject({ module: null, problems: [] });
    expect(compileAs(source, "mdx").tree).toEqual([image(expected)]);
  });

  test("place one of another site, too", () => {
    const { tree } = compileAs('<img src="https://x.example/a.png" alt="A" align="right">');
    expect(tree).toMatchObject([["img", { style: { float: "right" } }]]);
  });

  test("give no size where code has it", () => {
    const source = 'export const w = 9;\n\n<img src="/img/logo.svg" alt="A" width={w} />';
    expect(compileAs(source, "mdx").module?.text).toContain('"width": w, "loading": "lazy" }');
  });

  test("keep a caption", () => {
    const source = '<img src="./page.png" alt="A" title="T" style={{ width: 9 }} />';
    expect(compileAs(source, "mdx").tree).toEqual([
      ["figure", {}, image({ style: { width: 9 } }), ["figcaption", {}, "T"]],
    ]);
  });

  test("keep when it is loaded", () => {
    const { tree } = compileAs('<img src="/img/logo.svg" alt="A" loading="eager" />');
    expect(tree).toMatchObject([["img", { loading: "eager", width: 64, height: 64 }]]);
  });

  test("are reported and removed where they would do nothing", () => {
    const source = '<img alt="A" src="./page.png" srcset="./page.png 2x" hspace="4" width="9">';
    const message = (name: string) =>
      `1:1 warning unsafe-markup: The build removes the attribute \`${name}\` of \`<img>\`. It does nothing on a picture beside its document. It works on one in \`static/\`.`;
    expect(problemsOf(source)).toEqual([message("srcset"), message("hspace")]);
    expect(compileAs(source).tree).toEqual([image({ width: "9" })]);
    const other = source.replaceAll("./page.png", "/img/logo.svg");
    expect(problemsOf(other)).toEqual([]);
    expect(compileAs(other).tree).toMatchObject([["img", { srcSet: "/img/logo.svg 2x" }]]);
  });
});

describe("images that a paragraph has alone", () => {
  const picture = ["img", { src: SRC, alt: "a" }];
  const badge = ["a", { href: "https://x.example/" }, picture];

  test.each([
    ["one is a block", "![a](page.png)", [picture]],
    ["one in a link is a block", "[![a](page.png)](https://x.example/)", [badge]],
    [
      "several, as badges, stay in a row",
      "[![a](page.png)](https://x.example/)\n[![a](page.png)](https://x.example/)",
      [["p", {}, badge, "\n", badge]],
    ],
    [
      "several without links stay in a row",
      "![a](page.png) ![a](page.png)",
      [["p", {}, picture, " ", picture]],
    ],
  ])("%s", (_, source, expected) => {
    expect(compileAs(source).tree).toEqual(expected);
  });

  test("several with captions are blocks, each with its caption", () => {
    const figures = compileAs('![a](page.png "A")\n![b](page.png "B")').tree;
    expect(figures.map(([name]) => name)).toEqual(["figure", "figure"]);
  });
});

describe("M3: an image with a title", () => {
  const figure = [
    "figure",
    {},
    ["img", { src: SRC, alt: "The docs" }],
    ["figcaption", {}, "On Acme"],
  ];
  const source = '![The docs](./page.png "On {product.name}")';

  test.each<[place: string, source: string, expected: unknown]>([
    ["by itself", source, figure],
    ["in a quotation", `> ${source}`, ["blockquote", {}, figure]],
    ["in an element", `<Tabs>\n\n${source}\n\n</Tabs>`, ["Tabs", {}, figure]],
  ])("is a figure with a caption %s", (_, within, expected) => {
    expect(compileAs(within).tree).toEqual([expected]);
  });

  test.each([
    ["a line", `See ${source}`],
    ["an element of a line", `See <b>${source}</b>`],
    ["a link of a line", `See [${source}](https://a.example)`],
    ["a component of a line", `export const Own = "i"\n\nSee <Own>${source}</Own>`],
  ])("stays an image with a title within %s", (_, within) => {
    const { tree } = compileAs(within, "mdx");
    expect(JSON.stringify(tree)).toContain('"title":"On Acme"');
    expect(JSON.stringify(tree)).not.toContain("figure");
  });
});
