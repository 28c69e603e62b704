import type { Node } from "gatsby";
import { figureId } from "../document/content";
import { type NodeApi, replaceChildren } from "../nodes/nodes";
import { createProblems } from "../problems/problems";
import { readFigures } from "../settings/words-file";

export const types = /* GraphQL */ `
  "A number of the product that the documentation shows. No figure of a live product is known."
  type Figure implements Node @dontInfer {
    "Group and name, as written in prose after \`figures.\`: \`lock.longest\`."
    key: String!
    "What the figure is called."
    name: String!
    "The number."
    value: Float!
    "Unit of the number. Null for a bare count."
    unit: String
    "Value and unit as prose shows them: \`4 years\`."
    text: String!
    "What the figure says."
    description: String!
    "Where the number comes from."
    source: String!
    "\`illustrative\`: an example, not a parameter of a live product."
    status: String!
  }
`;

/** Makes the Figure nodes of `content/figures.yml`. */
export function createFigures(api: NodeApi, file: Node): void {
  const { figures, problems } = readFigures();
  const nodes = figures.map((figure) => ({ id: figureId(api, figure.key), fields: figure }));
  replaceChildren(api, file, "Figure", nodes);
  createProblems(api, file, problems);
}
