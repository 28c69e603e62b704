import type { Node } from "gatsby";
import { figureId } from "../document/content";
import { usersOf } from "../document/uses";
import type { YamlSource } from "../nodes/file-nodes";
import { type NodeApi, type ResolverContext, replaceChildren } from "../nodes/nodes";
import { createProblems } from "../problems/problems";
import { readFigures } from "../settings/words-file";

export const types = /* GraphQL */ `
  "A number of the product that the documentation shows: an entry of \`content/figures.yml\`. No figure of a live product is known."
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
    "Whether it is true of a live product."
    status: FigureStatus!
    "Documents that use it: in their text, in an example, or in a chart."
    usedIn: [DocumentEntry!]!
  }

  "Whether a figure is true of a live product."
  enum FigureStatus {
    "An example, not a parameter of a live product."
    illustrative
  }
`;

export const resolvers = {
  Figure: {
    usedIn: {
      resolve: ({ id }: Node, _: unknown, context: ResolverContext) =>
        usersOf("figures", id, context),
    },
  },
};

/** Makes the Figure nodes of `content/figures.yml`. */
function createFigures(api: NodeApi, file: Node): void {
  const { figures, problems } = readFigures();
  const nodes = figures.map((figure) => ({ id: figureId(api, figure.key), fields: figure }));
  replaceChildren(api, file, "Figure", nodes);
  createProblems(api, file, problems);
}

/** The file of these nodes. */
export const yaml: YamlSource = { file: "content/figures.yml", create: createFigures };
