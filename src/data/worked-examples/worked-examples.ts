import type { Node } from "gatsby";
import type { ExampleFacts } from "../../markdown/facts";
import { figureId } from "../document/content";
import { nodeType } from "../nodes/node-type";
import { type NodeApi, type ResolverContext, replaceChildren } from "../nodes/nodes";
import { formulaId } from "./formulas";

export const types = /* GraphQL */ `
  "A worked example of a document: named inputs, and results that are calculated from them."
  type WorkedExample implements Node @dontInfer {
    "Route of its document, with its anchor."
    path: String!
    "Its title. Null when the author gave none."
    title: String
    "Title of the document that it stands in."
    document: String!
    "Path of the source file from the project's root."
    file: String!
    "Line in the source file, from 1."
    line: Int!
    "What the results are calculated from."
    inputs: [ExampleInput!]!
    "What is calculated, each after those that it needs."
    results: [ExampleResult!]!
    "Figures that it uses."
    figures: [Figure!]!
    "Formulas of the site that it uses."
    formulas: [Formula!]!
  }

  "An input of a worked example."
  type ExampleInput @dontInfer {
    "Its name, as written in prose after \`example.\`."
    name: String!
    "What readers are told that it is."
    label: String!
    "Its value as the page shows it. A column of a table has several."
    values: [String!]!
    "Unit of the number. Null for a plain number and for a percentage."
    unit: String
    "What a reader may change it to. Null when it stays as it is."
    range: ExampleRange
    "Key of the figure that it stands for. Null when it is a number of its own."
    figure: String
  }

  "The least and most that a reader may set."
  type ExampleRange @dontInfer {
    "The least value, as the page shows it."
    from: String!
    "The largest value, as the page shows it."
    to: String!
  }

  "A result of a worked example."
  type ExampleResult @dontInfer {
    "Its name, as written in prose after \`example.\`."
    name: String!
    "What readers are told that it is."
    label: String!
    "Its value as the page shows it. A column of a table has several."
    values: [String!]!
    "Unit of the number. Null for a plain number and for a percentage."
    unit: String
    "What it is calculated from, as the author wrote it."
    expression: String!
  }
`;

/** A WorkedExample node. Its figures and formulas are keys and names. */
export interface WorkedExampleNode extends Node, Omit<ExampleFacts, "id"> {
  path: string;
  document: string;
  file: string;
  figureIds: string[];
  formulaIds: string[];
}

export const exampleNodes = nodeType<WorkedExampleNode>("WorkedExample");

export const resolvers = {
  WorkedExample: {
    figures: {
      resolve: ({ figureIds }: WorkedExampleNode, _: unknown, { nodeModel }: ResolverContext) =>
        nodeModel.getNodesByIds({ ids: figureIds, type: "Figure" }),
    },
    formulas: {
      resolve: ({ formulaIds }: WorkedExampleNode, _: unknown, { nodeModel }: ResolverContext) =>
        nodeModel.getNodesByIds({ ids: formulaIds, type: "Formula" }),
    },
  },
};

/** Makes the WorkedExample nodes of a document. */
export function createExamples(
  api: NodeApi,
  parent: Node,
  examples: readonly ExampleFacts[],
  { path, title, file }: { path: string; title: string; file: string },
): void {
  const nodes = examples.map(({ id: anchor, figures, formulas, ...fields }, index) => ({
    id: api.createNodeId(`${parent.id} example ${index}`),
    fields: {
      ...fields,
      path: `${path}#${anchor}`,
      document: title,
      file,
      figureIds: figures.map((key) => figureId(api, key)),
      formulaIds: formulas.map((name) => formulaId(api, name)),
    },
  }));
  replaceChildren(api, parent, exampleNodes.name, nodes);
}
