/** Names of the kinds of Mermaid diagrams that the build draws, by the words that begin them. */
export const KINDS = {
  flowchart: "flowchart",
  stateDiagram: "state diagram",
  sequenceDiagram: "sequence diagram",
  classDiagram: "class diagram",
  erDiagram: "entity relationship diagram",
} as const;

export type MermaidKind = keyof typeof KINDS;

const ALIASES: Readonly<Record<string, MermaidKind>> = {
  graph: "flowchart",
  "flowchart-elk": "flowchart",
  "stateDiagram-v2": "stateDiagram",
};

/** Returns the kind of a diagram by its first word; undefined if the build cannot draw it. */
export const kindOf = (word: string): MermaidKind | undefined =>
  ALIASES[word] ?? (Object.hasOwn(KINDS, word) ? (word as MermaidKind) : undefined);
