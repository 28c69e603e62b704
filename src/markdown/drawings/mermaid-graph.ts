import type { MermaidGraph } from "beautiful-mermaid";

type Node = MermaidGraph["nodes"] extends Map<string, infer Value> ? Value : never;

/** The brackets of shapes. The library makes all others of lines of its own. */
const SHAPES: Partial<Record<Node["shape"], readonly [string, string]>> = {
  rounded: ["(", ")"],
  diamond: ["{", "}"],
  stadium: ["([", "])"],
  circle: ["((", "))"],
  subroutine: ["[[", "]]"],
  doublecircle: ["(((", ")))"],
  hexagon: ["{{", "}}"],
  cylinder: ["[(", ")]"],
  asymmetric: [">", "]"],
  trapezoid: ["[/", "\\]"],
  "trapezoid-alt": ["[\\", "/]"],
};
const LINES = { solid: "---", dotted: "-.-", thick: "===" } as const;
const ARROWS = { solid: "-->", dotted: "-.->", thick: "==>" } as const;

interface Subgraph {
  head: string;
  ids: string[];
  parts: (string | Subgraph)[];
}

/** The graph that the library reads from a line. */
export interface LineGraph {
  text: string;
  graph: MermaidGraph;
}

const inLine = (label: string): string => label.replaceAll("\n", "<br/>");

/**
 * Joins the graphs of the lines of a flowchart. In Mermaid, a node may be named before its shape and
 * its subgraph are; the library has each node as it is where it comes first. Returns the number of a
 * line instead if it names a subgraph in a subgraph: the library draws its links beside it.
 */
export function joined(header: string, lines: readonly LineGraph[]): string | number {
  const shapes = new Map<string, string>();
  const subgraphs = new Set<string>();
  const inner = new Set<string>();
  const owned = new Set<string>();
  const links: string[] = [];
  const open: Subgraph[] = [{ head: header, ids: [], parts: [] }];
  for (const { text, graph } of lines) {
    const [first] = graph.subgraphs;
    const last = open.at(-1);
    if (first) {
      subgraphs.add(first.id);
      if (open.length > 1) inner.add(first.id);
      open.push({ head: text, ids: [], parts: [] });
    } else if (text === "end" && last && open.length > 1) {
      open.pop();
      // The subgraph that ends first has the node, also if an outer one names it before.
      last.ids = last.ids.filter((id) => !owned.has(id));
      for (const id of last.ids) owned.add(id);
      open.at(-1)?.parts.push(last);
    } else if (/^direction\s/i.test(text)) {
      last?.parts.push(text);
      continue;
    }
    for (const { id, label, shape } of graph.nodes.values()) {
      last?.ids.push(id);
      if (open.length > 1) inner.add(id);
      if (label === id && shape === "rectangle" && shapes.has(id)) continue;
      const [left, right] = SHAPES[shape] ?? ["[", "]"];
      shapes.set(id, `${id}${left}${inLine(label)}${right}`);
    }
    for (const { source, target, label, style, hasArrowStart, hasArrowEnd } of graph.edges) {
      const link = `${hasArrowStart ? "<" : ""}${(hasArrowEnd ? ARROWS : LINES)[style]}`;
      links.push(`${source} ${link}${label ? `|${inLine(label)}|` : ""} ${target}`);
    }
  }
  const misplaced = lines.findIndex(({ graph: { nodes } }) =>
    [...nodes.keys()].some((id) => subgraphs.has(id) && inner.has(id)),
  );
  if (misplaced >= 0) return misplaced;
  const written = ({ head, ids, parts }: Subgraph): string[] => [
    head,
    ...[...new Set(ids)].filter((id) => !subgraphs.has(id)).map((id) => shapes.get(id) ?? id),
    ...parts.flatMap((part) => (typeof part === "string" ? part : [...written(part), "end"])),
  ];
  const [{ ids, ...all } = { head: header, ids: [], parts: [] }] = open;
  return [...written({ ...all, ids: ids.filter((id) => !owned.has(id)) }), ...links].join("\n");
}
