import type { CreatePagesArgs, Node } from "gatsby";
import { byPlace, formatProblem, type Problem } from "../site/problem";
import { type NodeApi, replaceChildren } from "./nodes";

export const types = /* GraphQL */ `
  "Something in the content that its author should mend."
  type Problem implements Node @dontInfer {
    "What kind of problem it is, for example \`unknown-word\`."
    code: String!
    "\`error\`: the site cannot be built with it. \`warning\`: it can."
    severity: String!
    "What was found, what was expected, and the nearest valid value."
    message: String!
    "Path of the file from the project's root."
    file: String!
    "Line in the file, from 1. Null when the problem concerns the whole file."
    line: Int
    "Column in the line, from 1. Null when the problem concerns the whole file."
    column: Int
  }
`;

/** Keeps the problems of a file as nodes, so that a build which reads the file from its cache still knows them. */
export function createProblems(api: NodeApi, parent: Node, problems: readonly Problem[]): void {
  const nodes = problems.map((problem, index) => ({
    id: api.createNodeId(`${parent.id} problem ${index}`),
    fields: problem,
  }));
  replaceChildren(api, parent, "Problem", nodes);
}

/** Prints every problem of the content at once, in order of place. An error ends a build; development goes on. */
export function reportProblems(
  { getNodesByType, reporter }: Pick<CreatePagesArgs, "getNodesByType" | "reporter">,
  crossFileProblems: readonly Problem[],
): void {
  const ofFiles = getNodesByType("Problem") as (Node & Problem)[];
  const all = [...ofFiles, ...crossFileProblems].sort(byPlace);
  for (const problem of all) {
    if (problem.severity === "warning") reporter.warn(formatProblem(problem));
  }
  const errors = all.filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    const count = errors.length === 1 ? "an error" : `${errors.length} errors`;
    reporter.panicOnBuild(`The content has ${count}:\n${errors.map(formatProblem).join("\n")}`);
  }
}
