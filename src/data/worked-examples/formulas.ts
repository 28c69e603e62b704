import type { Node } from "gatsby";
import { signatures } from "../../markdown/worked-examples/signatures";
import { createNode, type NodeApi, type ResolverContext } from "../nodes/nodes";

export const types = /* GraphQL */ `
  "A formula of the site that worked examples may call by name."
  type Formula implements Node @dontInfer {
    "Its name in expressions."
    name: String!
    "What it calculates."
    description: String!
    "What it is given, in order."
    takes: [FormulaValue!]!
    "Unit of the result: \`1\` for a plain number; a capital letter for that of a value."
    gives: String!
    "Worked examples that call it."
    usedIn: [WorkedExample!]!
  }

  "A value that a formula is given."
  type FormulaValue @dontInfer {
    "What it is."
    name: String!
    "Its unit: \`1\` for a plain number; a capital letter for any unit, the same wherever the letter is."
    unit: String!
  }
`;

/** Returns the id of the Formula node of a name. */
export const formulaId = (api: Pick<NodeApi, "createNodeId">, name: string): string =>
  api.createNodeId(`formula ${name}`);

export const resolvers = {
  Formula: {
    usedIn: {
      resolve: async ({ id }: Node, _: unknown, { nodeModel }: ResolverContext) => {
        const { entries } = await nodeModel.findAll<{ formulaIds: string[] }>({
          type: "WorkedExample",
        });
        return Array.from(entries).filter(({ formulaIds }) => formulaIds.includes(id));
      },
    },
  },
};

/** Makes the Formula nodes. They come from the site's code, so no file is their parent. */
export function createFormulas(api: NodeApi): void {
  for (const [name, { description, takes, gives }] of signatures) {
    createNode(api, null, "Formula", formulaId(api, name), {
      name,
      description,
      takes: takes.map(([value, unit]) => ({ name: value, unit })),
      gives,
    });
  }
}
