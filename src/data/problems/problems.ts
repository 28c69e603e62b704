import type { Node, Reporter } from "gatsby";
import type { Problem } from "../../site/problems/problem";
import { sourceFrame } from "../files/source-frame";
import { nodeType } from "../nodes/node-type";
import { type NodeApi, replaceChildren } from "../nodes/nodes";
import { printProblems } from "./print-problems";

export const types = /* GraphQL */ `
  "Something in the content that its author should mend."
  type Problem implements Node @dontInfer {
    "What kind of problem it is, for example \`unknown-word\`."
    code: String!
    "Whether the site can be built with it."
    severity: Severity!
    "What was found, what was expected, and the nearest valid value."
    message: String!
    "Path of the file from the project's root."
    file: String!
    "Line in the file, from 1. Null when the problem concerns the whole file."
    line: Int
    "Column in the line, from 1. Null when the problem concerns the whole file."
    column: Int
    "The lines around the place, with a mark. Null when the problem concerns the whole file."
    frame: String
  }

  "Whether the site can be built with a problem."
  enum Severity {
    "It cannot."
    error
    "It can."
    warning
  }
`;

export const resolvers = { Problem: { frame: { resolve: sourceFrame } } };

export const problemNodes = nodeType<Node & Problem>("Problem");

/**
 * Keeps the problems of a file as nodes. A build that has the file's nodes in its cache still knows
 * them.
 */
export function createProblems(api: NodeApi, parent: Node, problems: readonly Problem[]): void {
  const nodes = problems.map((problem, index) => ({
    id: api.createNodeId(`${parent.id} problem ${index}`),
    fields: problem,
  }));
  replaceChildren(api, parent, problemNodes.name, nodes);
}

/**
 * Prints the problems of the content together. An error ends a build, but not the development
 * server.
 */
export function reportProblems(
  reporter: Pick<Reporter, "warn" | "panicOnBuild">,
  problems: readonly Problem[],
): void {
  const { entries, table } = printProblems(problems);
  for (const { severity, text } of entries) if (severity === "warning") reporter.warn(text);
  const count = problems.filter(({ severity }) => severity === "error").length;
  if (count > 0) {
    const errors = entries.flatMap(({ severity, text }) => (severity === "error" ? [text] : []));
    const what = count === 1 ? "an error" : `${count} errors`;
    const said = [`The content has ${what}:`, ...errors, ...(table === null ? [] : [table])];
    reporter.panicOnBuild(said.join("\n"));
  } else if (table !== null) reporter.warn(table);
}
