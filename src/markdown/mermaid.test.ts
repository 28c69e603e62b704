import { plainEnvironment as environment } from "../../test/jest/plain-environment";
import type { TreeNode } from "../site/tree";
import { compile } from "./compile";

const FLOW = ["flowchart LR", "  a[Start] -->|then| b{Is it?}", "  b -.-> c[(Store)]"];
const block = (...lines: string[]): string => ["```mermaid", ...lines, "```", ""].join("\n");
const compiled = (text: string) => compile(text, "/site/content/docs/a.md", environment);
const problemsOf = (...lines: string[]): string[] =>
  compiled(`Text.\n\n${block(...lines)}`).problems.map(
    ({ line, severity, code, message }) => `${line} ${severity} ${code} ${message}`,
  );

/** Returns the elements of this name in a tree. */
const all = (nodes: readonly TreeNode[], wanted: string): Exclude<TreeNode, string>[] =>
  nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const [name, , ...children] = node;
    return [...(name === wanted ? [node] : []), ...all(children, wanted)];
  });
/** Returns the words in nodes. */
const wordsOf = (nodes: readonly TreeNode[]): string =>
  nodes
    .map((node) => (typeof node === "string" ? node : wordsOf(node.slice(2) as TreeNode[])))
    .join("");
const drawingOf = (...lines: string[]) => {
  const { tree, problems } = compiled(block(...lines));
  expect(problems).toEqual([]);
  const [drawing] = all(tree, "MermaidDrawing");
  if (!drawing) throw new Error("Nothing was drawn.");
  return drawing;
};

test("M2 a diagram that would take long to draw is shown as source, with a warning", () => {
  const { problems } = compile(
    `\`\`\`mermaid\nflowchart LR\n${"a --> b\n".repeat(700)}\`\`\``,
    "/a.md",
    environment,
  );
  expect(problems.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    "warning The diagram has 5613 characters. The build draws at most 5000, so readers see the source. Split it into several diagrams.",
  ]);
});

describe("a block of Mermaid", () => {
  test.each([
    ["flowchart", FLOW],
    ["flowchart", ["%%{init: {", '"theme": "base"', "}}%%", ...FLOW]],
    ["flowchart", ["%%{ init: {} }%%", ...FLOW, "%% a remark"]],
    ["flowchart", ["graph TD;", "a-->b;"]],
    ["flowchart", ["flowchart", "a@{ shape: rect }", "subgraph One", "b & c --> a", "end"]],
    ["state diagram", ["stateDiagram-v2", "[*] --> Open", "Open --> [*] : closed"]],
    [
      "sequence diagram",
      ["sequenceDiagram", "actor A", "A->>B: Ask", "loop Often", "B--)A: Yes", "end"],
    ],
    ["class diagram", ["classDiagram", "class Pool {", "+swap() int", "}", "Pool <|-- Stable"]],
    ["entity relationship diagram", ["erDiagram", "USER ||--o{ ORDER : places"]],
  ])("is a drawing with a name: a %s", (kind, lines) => {
    const [, props, ...shapes] = drawingOf(...lines);
    expect(props).toMatchObject({ title: `Diagram: ${kind}`, code: lines.join("\n") });
    expect(Number(props.width)).toBeGreaterThan(50);
    expect(all(shapes, "text").length).toBeGreaterThan(0);
  });

  test("asks no other site, brings no style and no name for scripts", () => {
    expect(JSON.stringify(drawingOf(...FLOW))).not.toMatch(/https?:|@import|style"|class|data-/);
  });

  test("breaks long words on a line, which would lie on others", () => {
    const lines = drawingOf("flowchart LR", "a -->|only if it was asked for before| b");
    expect(all(lines.slice(2) as TreeNode[], "tspan").length).toBeGreaterThan(1);
    expect(all(drawingOf(...FLOW).slice(2) as TreeNode[], "tspan")).toEqual([]);
  });

  test("has the colours of the site, whatever its author chose", () => {
    const plain = drawingOf(...FLOW);
    const [, , ...shapes] = drawingOf(...FLOW, "classDef x fill:#fff", "class a,b x");
    expect(JSON.stringify(shapes).replace(/mermaid-\w+/g, "")).toBe(
      JSON.stringify(plain.slice(2)).replace(/mermaid-\w+/g, ""),
    );
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
    ['a["`**Bold** and *leaning* or __not__ (a_b_c)`"]', "Bold and leaning or not (a_b_c)"],
    ['a["`**One** *two*`"]', "One two"],
    ["a[/in and out/]", "in and out"],
    ["a[\\in and out\\]", "in and out"],
    ['a[/one/] --> b[/"(two)"/] --> c[\\three/]', "one(two)three"],
    ["x1[/  \\]--to-->y1", "to  y1"],
  ])("shows the words that its author meant: %s", (line, words) => {
    const lines = line.startsWith("subgraph") ? [line, "b", "end"] : [line];
    const [, , ...shapes] = drawingOf("flowchart LR", ...lines);
    expect(wordsOf(shapes)).toBe(words);
  });

  test("shows bold words as bold", () => {
    const [, , ...shapes] = drawingOf("flowchart LR", 'a["`A **bold** word`"]');
    expect(all(shapes, "tspan")).toEqual([["tspan", { fontWeight: "bold" }, "bold"]]);
  });

  test("shows a label of several lines", () => {
    const [, , ...shapes] = drawingOf("flowchart LR", 'a["`One', '  two (2)`"] --> b["3', '4"]');
    expect(all(shapes, "tspan").map((node) => wordsOf(node.slice(2) as TreeNode[]))).toEqual([
      "One",
      "two (2)",
      "3",
      "4",
    ]);
  });

  test.each([
    [
      ["autonumber", "A->>B: Ask", "Note over A: Hm: x", "B-->>A: Yes"],
      ["1. Ask", "2. Yes"],
    ],
    [
      ["A->>B: Ask", "autonumber 10 5", "B-->>A: Yes", "A-)A: Well"],
      ["Ask", "10. Yes", "15. Well"],
    ],
    [
      ["autonumber", "A->>B: x", "autonumber off", "A->>B: y", "autonumber", "A->>B: z"],
      ["1. x", "y", "3. z"],
    ],
  ])("numbers the messages of a sequence: %j", (lines, messages) => {
    const [, , ...shapes] = drawingOf("sequenceDiagram", ...lines);
    const words = all(shapes, "text").map((text) => wordsOf(text.slice(2) as TreeNode[]));
    expect(words.filter((text) => !/^[AB]$|^Hm/.test(text))).toEqual(messages);
  });

  test.each([
    ["flowchart LR", ["a --> b", "b{Later} --> a", "a[Last]"], ["Last", "Later"]],
    [
      "flowchart LR",
      ["a -- a --> b & c; c -->|b| d", "a[1; 2]", "b(R & D)"],
      ["1; 2", "R & D", "a", "a", "b", "c", "d"],
    ],
    ["flowchart LR", ["subgraph b", "a", "end", "b --> c"], ["a", "b", "c"]],
    ["stateDiagram-v2", ["a --> b", "b --> c", 'state "One" as a', "b : Two"], ["One", "Two", "c"]],
  ])("names what is named later: %s %j", (header, lines, words) => {
    const [, , ...shapes] = drawingOf(header, ...lines);
    const texts = all(shapes, "text").map((text) => wordsOf(text.slice(2) as TreeNode[]));
    expect(texts.sort()).toEqual(words);
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
    const [, , ...shapes] = drawingOf("flowchart LR", ...lines);
    const [box] = all(shapes, "rect");
    const right = Number(box?.[1].x) + Number(box?.[1].width);
    const inBox = all(shapes, "text").filter(([, { x }]) => Number(x) < right);
    expect(inBox.map((text) => wordsOf(text.slice(2) as TreeNode[])).sort()).toEqual(within);
  });

  test.each([
    [
      ["participant Alice B as Bob", "Alice B->>C D: x", "C D-->>-Alice B: y"],
      ["Bob", "C D", "x", "y"],
    ],
    [
      ["create participant A as One", "A-xB:", "Note over A,B: z"],
      ["B", "One", "z"],
    ],
    [["A-B->>C: x"], ["A-B", "C", "x"]],
  ])("has the participants of a sequence: %j", (lines, words) => {
    const [, , ...shapes] = drawingOf("sequenceDiagram", ...lines);
    const texts = all(shapes, "text").map((text) => wordsOf(text.slice(2) as TreeNode[]).trim());
    expect(texts.filter(Boolean).sort()).toEqual(words);
    expect(all(shapes, "rect")).toHaveLength(2);
  });

  test("spans a note over all participants that it names", () => {
    const [, , ...shapes] = drawingOf(
      "sequenceDiagram",
      "A->>B: x",
      "B->>C: y",
      "Note over A,C: z",
    );
    const lives = all(shapes, "line").flatMap(([, { x1, x2 }]) => (x1 === x2 ? [Number(x1)] : []));
    const [note = ""] = all(shapes, "polygon").flatMap(([, { points }]) =>
      String(points).split(" ").length === 5 ? [String(points)] : [],
    );
    const places = note.split(" ").map((point) => Number(point.split(",")[0]));
    expect(Math.min(...places)).toBeLessThan(Math.min(...lives));
    expect(Math.max(...places)).toBeGreaterThan(Math.max(...lives));
  });

  test("draws the box of a loop around all of its words", () => {
    const loop = ["loop until it is ready", "A->>A: Do it again", "end"];
    const [, props, ...shapes] = drawingOf("sequenceDiagram", "A->>B: x", ...loop, "A->>B: y");
    const [box, tab] = all(shapes, "rect").map(([, { x, y, width, height }]) => ({
      right: Number(x) + Number(width),
      bottom: Number(y) + Number(height),
    }));
    const [again] = all(shapes, "text").filter((text) => text[2] === "Do it again");
    const [way] = all(shapes, "polyline").filter(([, { points }]) => String(points).includes(" "));
    const end = String(way?.[1].points).split(/[ ,]/).at(-1);
    expect(box?.right).toBeGreaterThan(Number(again?.[1].x) + 50);
    expect(box?.right).toBeGreaterThanOrEqual(tab?.right ?? Infinity);
    expect(box?.bottom).toBeGreaterThan(Number(end));
    expect(Number(props.width)).toBeGreaterThan(box?.right ?? Infinity);
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
    const ids = all(tree, "marker").map(([, { id }]) => id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
    const used = JSON.stringify(tree).match(/(?<=url\(#)[^)]+/g);
    expect(new Set(used)).toEqual(new Set(ids));
  });

  test("stays a code block with a warning if it is of a kind that the build cannot draw", () => {
    const kinds = "`flowchart`, `stateDiagram`, `sequenceDiagram`, `classDiagram`, `erDiagram`";
    expect(problemsOf("%% a comment", "pie", '"a": 1')).toEqual([
      `5 warning mermaid The build cannot draw \`pie\`, so readers see the source. It draws ${kinds}.`,
    ]);
    expect(all(compiled(block("pie", '"a": 1')).tree, "pre")).toHaveLength(1);
  });

  test.each([
    [[""], "4 error mermaid The diagram is empty."],
    [["flowchart LR"], "4 error mermaid The diagram is empty."],
    [
      ["flowchart LR", "a --> b", "", "c ~~~ d"],
      "7 warning mermaid The build cannot draw `c ~~~ d`, so readers see the source. Check the arrow and the brackets, or write it in another way.",
    ],
    [
      ["sequenceDiagram", "A asks B"],
      "5 warning mermaid The build cannot draw `A asks B`, so readers see the source. Check the arrow and the brackets, or write it in another way.",
    ],
    [
      ["sequenceDiagram", "A->>B: x", "A<<->>B: y"],
      "6 warning mermaid The build cannot draw `A<<->>B: y`, so readers see the source. Check the arrow and the brackets, or write it in another way.",
    ],
    [
      ["flowchart sideways", "a --> b"],
      "4 error mermaid The direction `sideways` is none of `TB`, `TD`, `BT`, `LR` and `RL`.",
    ],
  ])("is reported at the line that cannot be read: %j", (lines, said) => {
    expect(problemsOf(...lines)).toEqual([said]);
  });

  test.each([
    ["flowchart LR", ["a-->b", "a --> b", "a---->b"]],
    ["flowchart LR", ["a--yes-->b[x --> y]", "a -- yes --> b[x --> y]"]],
    ["flowchart LR", ['a["(1)"]==>b', 'a["(1)"] ==> b']],
    ["flowchart LR", ["a-.->b>flag]", "a -.-> b>flag]"]],
    ["classDiagram", ["A<|--B", "A <|-- B"]],
    ["erDiagram", ["A||--o{B:has", "A ||--o{ B : has"]],
    ["erDiagram", ["A}o--||B:has", "A }o--|| B : has"]],
  ])("%s is the same with and without spaces around links", (header, links) => {
    const [first, ...others] = links.map((link) =>
      JSON.stringify(drawingOf(header, link).slice(2)).replace(/mermaid-\w+/g, ""),
    );
    for (const other of others) expect(other).toBe(first);
  });

  test("is no element of a document that has none", () => {
    expect(all(compiled("```ts\nflowchart\n```\n").tree, "MermaidDrawing")).toEqual([]);
  });
});
