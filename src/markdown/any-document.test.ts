import fc from "fast-check";
import { anyText } from "../../test/jest/any-text";
import { compileAs, environment, KINDS, type Kind } from "../../test/jest/compile-as";
import { htmlOf } from "../../test/jest/html";
import { randomCases } from "../../test/jest/random";
import { elementsIn } from "../../test/jest/tree";
import type { Compiled } from "./compile";
import { whole } from "./javascript/known-text";
import { attributeOf, isAllowedAttribute, isAllowedElement } from "./markup/html";
import { attributeFaults } from "./markup/markup-faults";
import { toSections } from "./tree/sections";

/** The seed makes each run test the same documents. A failure prints its document. */
const SEED = 20260;
/** Limit of processor time, which is the same on a busy machine. */
const MILLISECONDS = 2000;

const words = fc.constantFrom("a", "Lorem", "2021", "é", "😀", "١٢", "日本", "x".repeat(300));
const odd = fc.constantFrom(
  "\u0000",
  "\u202e",
  "\u200f",
  "\ufeff",
  "\u00a0",
  "\u2028",
  "\ud800",
  "\t",
  "  ",
  "\\",
  "\\\n",
);

/** Markers that open or close something, mostly alone. */
const signs = fc.constantFrom(
  ..."< > { } [ ] ( ) * ** _ ` `` ``` ~~ ~~~ ! # | : :: ::: - + = & ; $ $$ \" ' / % ^ [^1] [^1]: --- === <!-- --> {/* */} </ /> &#".split(
    " ",
  ),
);

/** Complete constructs, and some incomplete ones. */
const constructs = fc.constantFrom(
  "# Heading",
  "## Heading {#own}",
  "## Heading {#own} more",
  "Setext\n===",
  "- [x] done",
  "1. one",
  "   - deep",
  "> quoted",
  "> - in a list",
  "| a | b |\n|---|:-:|\n| 1 | 2 |",
  '```ts title="x" {1}\nconst a = {b} < c;\n```',
  "~~~\n<b>",
  "`code`",
  "$a_{i}$",
  "$$\n\\frac{a}{b}\n$$",
  "$\\frac{a$",
  "[link](./x.md#y)",
  "[link](javascript:alert(1))",
  "[link](<java&#10;script:x>)",
  "[ref][a]\n\n[a]: https://x.example",
  '![image](./page.png "caption")',
  "![image](./no.png)",
  "<https://x.example>",
  "<me@x.example>",
  "https://x.example/a?b=c.",
  "note[^1]\n\n[^1]: The note",
  "note[^1] again",
  "[^constructor]",
  "[^__proto__]: x",
  ":::note Title *a*",
  ":::tip[Title]\n\na\n\n:::",
  "::::caution\n\n:::info {#a}\nb\n:::\n\n::::",
  ":::unknown",
  "<!-- comment -->",
  "<!-- a\n\nb -->",
  "<!-- truncate -->",
  "{/* truncate */}",
  "{/* a",
  "{product.name}",
  "{product.no}",
  "{figures.lock.longest}",
  "{a, b}",
  "{1 + 1}",
  "{[1, 2].map((a) => <b key={a}>{a}</b>)}",
  "{`a`}",
  "{{}}",
  "{unknown}",
  "a < b",
  "<5",
  "Map<K, V>",
  "Vec<T>",
  "List<string>",
  "<br>",
  "<br />",
  "</br>",
  "<b>bold</b>",
  "<b>",
  "</b>",
  '<div class="a" style="color: red; b">',
  "</div>",
  "<div\n  id='a'\n>\n\nb\n\n</div>",
  "<details><summary>a</summary>\n\nb\n\n</details>",
  "<p onclick=\"a()\" foo='b' data-c={1} {...d}>e</p>",
  "<script>alert(1)</script>",
  "<iframe src=\"javascript:x\" srcdoc='a'></iframe>",
  '<a href={"javascript:x"}>y</a>',
  "<svg><path d=\"M0\" onload='x'/><script>a</script></svg>",
  "<math><mi>x</mi></math>",
  "<img src='/img/logo.svg' alt='a'>",
  "<img src='/img/logo.svg' alt='a' onerror='b' srcset='file:///c 2x' style='d' />",
  "<a href={'java' + `script:x`} ping='/y javascript:z'>a</a>",
  "<a href={['javascript:x']}>a</a>",
  "<Card {...{ to: 'blob:x', ['title']: 1 }} />",
  '<Card to="./x.md" title="{product.name}">a</Card>',
  "<Card\ntitle={1}\n/>",
  "<Card title={a}>",
  "<Unknown />",
  '<Tabs><TabItem value="a">b</TabItem></Tabs>',
  'import a from "react"',
  "import Tabs from '@theme/Tabs'",
  'import a from "./no"',
  "import duties",
  "export const Own = () => <button onClick={() => 1}>a</button>",
  "<Own a={1} />",
  "export default settings",
  "export const {",
  "***",
  "\\{ \\< \\*",
  "&lt;b&gt; &amp; &#x41; &nbsp;",
);

const fragment = fc.oneof(
  { weight: 5, arbitrary: constructs },
  { weight: 3, arbitrary: signs },
  { weight: 2, arbitrary: words },
  { weight: 1, arbitrary: odd },
  { weight: 1, arbitrary: anyText({ maxLength: 8 }) },
);
const joint = fc.constantFrom(
  "",
  " ",
  " ",
  "\n",
  "\n\n",
  "\n\n",
  "\n  ",
  "\n> ",
  "\n- ",
  "\r\n",
  "\t",
);

const documents = fc
  .array(fc.tuple(fragment, joint), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.flat().join(""));
const kinds = fc.constantFrom(...KINDS);

function check(source: string, { tree, module, preview, problems, headings }: Compiled): void {
  expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);

  const lines = source.split(/\r\n|\r|\n/);
  for (const { line, column, message } of problems) {
    expect({ message, line, column }).toEqual({
      message: expect.stringMatching(/\S/),
      line: expect.any(Number),
      column: expect.any(Number),
    });
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[(line ?? 1) - 1] ?? "").length + 1);
  }

  const hasErrors = problems.some(({ severity }) => severity === "error");
  const nodes = elementsIn(tree);
  if (!hasErrors) {
    const ids = nodes.flatMap(([, { id }]) => (typeof id === "string" ? [id] : []));
    expect(ids).toEqual([...new Set(ids)]);
    expect(nodes.map(([, { id }]) => id)).toEqual(
      expect.arrayContaining(headings.map(({ id }) => id)),
    );
  }

  for (const [name, props] of nodes) {
    if (/^[a-z]/.test(name)) {
      expect([name, isAllowedElement(name)]).toEqual([name, true]);
      for (const [attribute, value] of Object.entries(props)) {
        expect([name, attribute, attributeOf(attribute, name)?.name]).toEqual([
          name,
          attribute,
          attribute,
        ]);
        expect([attribute, isAllowedAttribute(attribute)]).toEqual([attribute, true]);
        // An author may not use these ids, which footnotes have.
        if (/^(?:user-content-fn|footnote-label$)/.test(String(value))) continue;
        expect(attributeFaults(name, attribute, [whole(String(value))])).toEqual([]);
      }
    } else if (!hasErrors) {
      expect([name, name === "Hole" || environment.elements.has(name)]).toEqual([name, true]);
    }
  }

  if (preview && module === null) expect(tree.slice(0, preview.length)).toEqual(preview);
  for (const { text, heading } of toSections(tree)) {
    expect(`${heading ?? ""}${text}`).not.toMatch(/^\s|\s$|\s\s/);
  }
}

/** Compiles a document, and expects that to take less than `MILLISECONDS`. */
function compiledInTime(source: string, kind: Kind): Compiled {
  const start = process.cpuUsage();
  const compiled = compileAs(source, kind);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(MILLISECONDS);
  return compiled;
}

describe("F: whatever a document holds", () => {
  test("it is compiled, and what comes out is sound", () => {
    fc.assert(
      fc.property(documents, kinds, (source, kind) => check(source, compiledInTime(source, kind))),
      { seed: SEED, numRuns: randomCases(600) },
    );
  });

  test("its words are all there where nothing in it is markup", () => {
    const prose = fc
      .array(fc.oneof(words, fc.constantFrom("<", "{", "}", "<5", "{a, b}", "Map<K, V>", "<=")), {
        minLength: 1,
        maxLength: 12,
      })
      .map((parts) => `w ${parts.join(" ")}`);
    fc.assert(
      fc.property(prose, (source) => {
        const { tree, problems } = compileAs(source);
        expect(problems).toEqual([]);
        expect(toSections(tree).map(({ text }) => text)).toEqual([source]);
      }),
      { seed: SEED, numRuns: randomCases(150) },
    );
  });

  test("its text holds no sign of markup that is whole", () => {
    const whole = fc.constantFrom(
      "# a",
      "## a {#b}",
      "**a** _b_ `c` ~~d~~",
      "- a\n  - [x] b",
      "> a",
      "| a | b |\n|---|:-:|\n| 1 | 2 |",
      "[a](./b.md) <https://x.example>",
      '![a](./page.png "b")',
      "a[^1]\n\n[^1]: b",
      ":::note Title\n\na\n\n:::",
      ":::caution{#a}\n\na\n\n:::",
      "<!-- a -->",
      "{/* a */}",
      "{product.name}",
      "a<br>b<kbd>c</kbd>",
      '<div class="a">\n\nb\n\n</div>',
      '<Card title="a" to="/b">c</Card>',
      "import Tabs from '@theme/Tabs'\n\n<Tabs>\n\na\n\n</Tabs>",
      "<script>a</script>",
    );
    fc.assert(
      fc.property(fc.array(whole, { minLength: 1, maxLength: 8 }), (blocks) => {
        const text = JSON.stringify(toSections(compileAs(blocks.join("\n\n")).tree));
        expect(text).not.toMatch(/[<>*_`|~#$]|:::|\]\(|\[\^|-->|\*\/|\{(?!")|import/);
      }),
      { seed: SEED, numRuns: randomCases(100) },
    );
  });

  test("it is rendered without a crash, and without code from its text", () => {
    const warnings = jest.spyOn(console, "warn").mockImplementation(() => {});
    fc.assert(
      fc.property(documents, kinds, (source, kind) => {
        const { problems } = compileAs(source, kind);
        fc.pre(
          problems.every(({ severity }) => severity !== "error") && !/import|export/.test(source),
        );
        const html = htmlOf(source, kind);
        expect(html).not.toMatch(/<(?:script|object|embed|base|link)\b/);
        expect(html).not.toMatch(/<[^>]*\s(?:on\w+|srcdoc)=|<[^>]*="\s*javascript:/i);
        expect(html).not.toMatch(/<[^>]*\s(?:href|ping|src|srcset)="[^"]*\b(?:blob|file):/i);
      }),
      { seed: SEED, numRuns: randomCases(150) },
    );
    warnings.mockRestore();
  });
});
