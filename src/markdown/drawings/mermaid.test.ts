import { problemLines } from "../../../test/jest/compile-as";
import { like } from "../../../test/jest/like";
import { plainEnvironment } from "../../../test/jest/plain-environment";
import { childrenOf, elementsIn, textIn } from "../../../test/jest/tree";
import type { DocumentTree } from "../../site/tree";
import { compile } from "../compile";

const FLOW = ["flowchart LR", "  a[Start] -->|then| b{Is it?}", "  b -.-> c[(Store)]"];
const block = (...lines: string[]): string => ["```mermaid", ...lines, "```", ""].join("\n");
const compiled = (text: string) => compile(text, "/site/content/docs/a.md", plainEnvironment);
/** Returns the problems of a document whose block of Mermaid begins in line 3. */
const problemsOf = (...lines: string[]): string[] =>
  problemLines(compiled(`Text.\n\n${block(...lines)}`));

function drawingOf(...lines: string[]) {
  const { tree, problems } = compiled(block(...lines));
  expect(problems).toEqual([]);
  const [drawing] = elementsIn(tree, "MermaidDrawing");
  if (!drawing) throw new Error("Nothing was drawn.");
  return drawing;
}
/** Returns what a drawing of these lines is made of. */
const shapesOf = (...lines: string[]): DocumentTree => childrenOf(drawingOf(...lines));
/** Returns the texts of a drawing. */
const textsIn = (shapes: DocumentTree): string[] =>
  elementsIn(shapes, "text").map((text) => textIn([text]).trim());
/** Returns a drawing as text, without what differs from drawing to drawing. */
const shapesText = (...lines: string[]): string =>
  JSON.stringify(shapesOf(...lines)).replace(/mermaid-\w+/g, "");

const undrawn = (line: number, what: string, more: string) =>
  like(
    `${line}:1 warning mermaid: The build cannot draw \`${what}\`, so readers see the source. ${more}`,
  );
const UNKNOWN_KIND =
  "It draws `flowchart` (`TB`, `TD`, `BT`, `LR` or `RL`), `stateDiagram`, `sequenceDiagram`, `classDiagram`, `erDiagram`.";

test("M2 a diagram that would take long to draw is shown as source, with a warning", () => {
  expect(problemsOf("flowchart LR", ...Array<string>(700).fill("a --> b"))).toEqual([
    "4:1 warning mermaid: The diagram has 5613 characters. The build draws at most 5000, so readers see the source. Split it into several diagrams.",
  ]);
  const many = Array.from({ length: 60 }, (_, index) => `a${index}`).join(" & ");
  expect(problemsOf("flowchart LR", `${many} --> ${many}`)).toEqual([undrawn(5, "a0 & …", "…")]);
});

describe("a block of Mermaid", () => {
  test.each([
    ["flowchart", FLOW],
    ["flowchart", ["%%{init: {", '"theme": "base"', "}}%%", ...FLOW]],
    ["flowchart", ["%%{ init: {} }%%", ...FLOW, "%% a remark"]],
    ["flowchart", ["graph TD;", "a-->b;"]],
    ["flowchart", ["flowchart", "a", "subgraph One", "b & c --> a", "end"]],
    ["state diagram", ["stateDiagram-v2", "[*] --> Open", "Open --> [*] : closed"]],
    [
      "sequence diagram",
      ["sequenceDiagram", "actor A", "A->>B: Ask", "loop Often", "B--)A: Yes", "end"],
    ],
    ["class diagram", ["classDiagram", "class Pool {", "+swap() int", "}", "Pool <|-- Stable"]],
    ["entity relationship diagram", ["erDiagram", "USER ||--o{ ORDER : places"]],
  ])("is a drawing with a name: a %s", (kind, lines) => {
    const drawing = drawingOf(...lines);
    const [, props] = drawing;
    expect(props).toMatchObject({ title: `Diagram: ${kind}`, code: lines.join("\n") });
    expect(Number(props.width)).toBeGreaterThan(50);
    expect(elementsIn([drawing], "text").length).toBeGreaterThan(0);
  });

  test("asks no other site, brings no style and no name for scripts", () => {
    expect(JSON.stringify(drawingOf(...FLOW))).not.toMatch(/https?:|@import|style"|class|data-/);
  });

  test("breaks long words on a line, which would lie on others", () => {
    const shapes = shapesOf("flowchart LR", "a -->|only if it was asked for before| b");
    expect(elementsIn(shapes, "tspan").length).toBeGreaterThan(1);
    expect(elementsIn(shapesOf(...FLOW), "tspan")).toEqual([]);
  });

  test("has the colours of the site, whatever its author chose", () => {
    const own = [...FLOW, "classDef x fill:#fff", "class a,b x"];
    expect(shapesText(...own)).toBe(shapesText(...FLOW));
  });

  test.each([
    ['a["Is it (R-4) [x] {y} | z; w?"]', "Is it (R-4) [x] {y} | z; w?"],
    ...["(*)", "((*))", "(((*)))", "([*])", "[(*)]", "[[*]]", "{*}", "{{*}}", ">*]", "[/*\\]"].map(
      (shape) => [`a${shape.replace("*", '"f(x)[0] *or* {y}"')}`, "f(x)[0] *or* {y}"],
    ),
    ['subgraph s["One (1)"]', "One (1)b"],
    ['a -->|"yes (1) | no"| b', "yes (1) | noab"],
    ['a -- "x --> y (1)" --> b', "x --> y (1)ab"],
    [
      'a["say #quot;hi#quot; #40;#9829;#41; &lt;b&gt; &#91;&amp;&#93; #xyzzy;"]',
      'say "hi" (♥) <b> [&] #xyzzy;',
    ],
    ["a[one #124; two #35;];", "one | two #"],
    ['a["`**Bold** and *leaning* (a_b_c)`"]', "Bold and leaning (a_b_c)"],
    ["a[<code>f</code> <hr/> <i>x</i> fa:fa-user y]", "f  x y"],
    ["a ~~~ b", "ab"],
    ["a e1@--> b:::wide-one", "ab"],
    ['a["`**One** *two*`"]', "One two"],
    ["a[/in and out/]", "in and out"],
    ["a[\\in and out\\]", "in and out"],
    ['a[/one/] --> b[/"(two)"/] --> c[\\three/]', "one(two)three"],
    ["x1[/  \\]--to-->y1", "to  y1"],
  ])("shows the words that its author meant: %s", (line, words) => {
    const lines = line.startsWith("subgraph") ? [line, "b", "end"] : [line];
    expect(textIn(shapesOf("flowchart LR", ...lines))).toBe(words);
  });

  test("shows bold words as bold", () => {
    const shapes = shapesOf("flowchart LR", 'a["`A **bold** word`"]');
    expect(elementsIn(shapes, "tspan")).toEqual([["tspan", { fontWeight: "bold" }, "bold"]]);
  });

  test.each([
    [
      ["autonumber", "A->>B: Ask", "Note over A: Hm: x", "B-->>A: Yes"],
      ["1. Ask", "2. Yes"],
    ],
    [
      ["A->>B: Ask", "autonumber", "B-->>A: Yes", "A-)A: Well"],
      ["Ask", "2. Yes", "3. Well"],
    ],
  ])("numbers the messages of a sequence: %j", (lines, messages) => {
    const words = textsIn(shapesOf("sequenceDiagram", ...lines));
    expect(words.filter((text) => !/^[AB]$|^Hm/.test(text))).toEqual(messages);
  });

  test.each([
    ["flowchart LR", ["a --> b", "b{Later} --> a", "a[Last]"], ["Last", "Later"]],
    [
      "flowchart LR",
      ["a -- a --> b & c", "c -->|b| d", "a[1; 2]", "b(R & D)"],
      ["1; 2", "R & D", "a", "a", "b", "c", "d"],
    ],
    ["flowchart LR", ["subgraph b", "a", "end", "b --> c"], ["a", "b", "c"]],
  ])("names what is named later: %s %j", (header, lines, words) => {
    expect(textsIn(shapesOf(header, ...lines)).sort()).toEqual(words);
  });

  test.each([
    [
      ["a[One] --> b", "subgraph s", "a", "end"],
      ["One", "s"],
    ],
    [
      ["subgraph s", "b --- c", "subgraph t", "a[1] --- b[2]", "end", "end"],
      ["1", "2", "c", "s", "t"],
    ],
  ])("draws nodes in the subgraph that names them: %j", (lines, within) => {
    const shapes = shapesOf("flowchart LR", ...lines);
    const [box] = elementsIn(shapes, "rect");
    const right = Number(box?.[1].x) + Number(box?.[1].width);
    const inBox = elementsIn(shapes, "text").filter(([, { x }]) => Number(x) < right);
    expect(textsIn(inBox).sort()).toEqual(within);
  });

  test.each([
    [
      ["participant Alice B as Bob", "Alice B->>C D: x", "C D-->>-Alice B: y"],
      ["Bob", "C D", "x", "y"],
    ],
    [
      ["participant A as One", "A-xB:", "Note over A,B: z"],
      ["B", "One", "z"],
    ],
    [["A-B->>C: x"], ["A-B", "C", "x"]],
  ])("has the participants of a sequence: %j", (lines, words) => {
    const shapes = shapesOf("sequenceDiagram", ...lines);
    expect(textsIn(shapes).filter(Boolean).sort()).toEqual(words);
    expect(elementsIn(shapes, "rect")).toHaveLength(2);
  });

  test("shows notes before the first message, and no box of a colour", () => {
    const rect = ["rect rgb(1, 2, 3)", "loop Often", "A->>B: x", "end", "end"];
    const shapes = shapesOf("sequenceDiagram", "note over A: First", ...rect);
    expect(textsIn(shapes).sort()).toEqual(["A", "B", "First", "loop [Often]", "x"]);
    expect(elementsIn(shapes, "line").filter(([, { y1, y2 }]) => y1 === y2)).toHaveLength(1);
  });

  test.each([
    ["A->>B: One<br>two", "Note over A,B: x", "loop Often", "B->>A: y", "end"],
    ["A->>B: what nobody would ever say at once to anybody else", "B->>A: y"],
  ])("hides no words of a sequence behind lines, notes and boxes: %s", (...lines) => {
    const [, , ...shapes] = drawingOf("sequenceDiagram", ...lines);
    const [moved] = elementsIn(shapes, "g");
    const names = (moved ? childrenOf(moved) : shapes).map(([name]) => name);
    expect(new Set(names.slice(names.indexOf("text")))).toEqual(new Set(["text"]));
  });

  test("has room for long words beside a sequence", () => {
    const words = "what nobody would ever say at once to anybody else in this way";
    const [, { width }, ...shapes] = drawingOf("sequenceDiagram", `A->>B: ${words}`, "B->>A: y");
    const [moved] = elementsIn(shapes, "g");
    expect(String(moved?.[1].transform)).toMatch(/^translate\(\d+\)$/);
    expect(Number(width)).toBeGreaterThan(words.length * 6);
  });

  test.each([
    ["flowchart LR", 'a["<script>alert(1)</script>"] --> b[&lt;img src=x onerror=y&gt;]'],
    ["flowchart LR", 'a["#lt;a href=#quot;javascript:x#quot;#gt;"] -->|"</text><a>"| b'],
    ["flowchart LR", 'click a "javascript:alert(1)"\na[<a href="javascript:x">y</a>]'],
    ["sequenceDiagram", "A->>B: </text><a href='javascript:x' onclick=y>z</a>"],
    ["erDiagram", 'A ||--|| B : "</text><script>x</script>"'],
  ])("has no link and no script, whatever its words are: %s %s", (header, lines) => {
    const names = shapesText(header, ...lines.split("\n"));
    expect(names).not.toMatch(/\["(?:a|script|img)"|"(?:on\w+|href|xlinkHref)":/);
    expect(names).toContain('["text"');
  });

  test.each([
    [["---", "title: From above", "---", ...FLOW], "From above", undefined],
    [["flowchart LR", "accTitle: A way", "accDescr: It ends", "a --> b"], "A way", "It ends"],
    [["sequenceDiagram", "title Two talk", "A->>B: x"], "Two talk", undefined],
    [["flowchart LR", "accDescr {", "Two", "lines", "}", "a --> b"], /./, "Two lines"],
  ])("may be named by its author", (lines, title, description) => {
    const [, props] = drawingOf(...lines);
    expect(props.title).toMatch(title);
    expect(props.description).toBe(description);
  });

  test("has ids that no other one on the page has, and refers to them", () => {
    const { tree } = compiled(
      [block(...FLOW), block(...FLOW), block("graph LR", "x-->y")].join("\n"),
    );
    const ids = elementsIn(tree, "marker").map(([, { id }]) => id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
    const used = JSON.stringify(tree).match(/(?<=url\(#)[^)]+/g);
    expect(new Set(used)).toEqual(new Set(ids));
  });

  test("stays a code block with a warning if it is of a kind that the build cannot draw", () => {
    expect(problemsOf("%% a comment", "pie", '"a": 1')).toEqual([undrawn(5, "pie", UNKNOWN_KIND)]);
    expect(elementsIn(compiled(block("pie", '"a": 1')).tree, "pre")).toHaveLength(1);
  });

  test.each([
    [[""], "4:1 error mermaid: The diagram is empty."],
    [["flowchart LR"], "4:1 error mermaid: The diagram is empty."],
    [["flowchart sideways", "a --> b"], undrawn(4, "flowchart sideways", UNKNOWN_KIND)],
  ])("is reported at the line that cannot be read: %j", (lines, said) => {
    expect(problemsOf(...lines)).toEqual([said]);
  });

  test.each([
    ["flowchart LR", "a --> b", "c --x d"],
    ["flowchart LR", "a --> b", "b --> a --o b"],
    ["flowchart LR", "a --> b", "b --"],
    ["flowchart LR", "a --> b", "a@{ shape: rect, label: One }"],
    ["flowchart LR", "a --> b", "b[\"<img src='/a.png'>\"]"],
    ["flowchart LR", "subgraph s; subgraph t; c; end; a; end; a --> b", "b --> t"],
    ["flowchart LR", "subgraph t; c; end; subgraph s", "t", "end"],
    ["stateDiagram-v2", "a --> b", "--"],
    ["stateDiagram-v2", "a --> b", "b : Late"],
    ["stateDiagram-v2", "a --> b", "state c <<choice>>"],
    ["sequenceDiagram", "A->>B: x", "A asks B"],
    ["sequenceDiagram", "A->>B: x", "A<<->>B: x"],
    ["sequenceDiagram", "A->>B: x", "box Two", "end"],
    ["sequenceDiagram", "A->>B: x", "autonumber off"],
    ["classDiagram", "A <|-- B", "A<|--B"],
    ["erDiagram", "A ||--o{ B : has", "B||--o{A : has"],
  ])("is no drawing if a line would be lost: %s %s %s", (header, before, lost, ...after) => {
    const lines = [header, ...before.split("; "), lost, ...after];
    expect(problemsOf(...lines)).toEqual([
      undrawn(
        3 + lines.indexOf(lost) + 1,
        lost,
        "Check the arrow and the brackets, or write it in another way.",
      ),
    ]);
  });

  test.each([
    ["flowchart LR", ["a-->b", "a --> b", "a---->b"]],
    ["flowchart LR", ["a--yes-->b", "a -- yes --> b", "a -->|yes| b"]],
    ["flowchart LR", ['a["(1)"]==>b', 'a["(1)"] ==> b']],
    ["flowchart LR", ["a-.->b>flag]", "a -.-> b>flag]"]],
    ["erDiagram", ["A }o--|| B : has", "A {o--|| B : has"]],
  ])("%s is the same with and without spaces around links", (header, links) => {
    expect(new Set(links.map((link) => shapesText(header, link))).size).toBe(1);
  });

  test("is no element of a document that has none", () => {
    expect(elementsIn(compiled("```ts\nflowchart\n```\n").tree, "MermaidDrawing")).toEqual([]);
  });
});
