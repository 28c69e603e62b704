import type { ElementDefinition } from "../../prose/definition";

/** The deployed contracts, on all chains or on one. */
export const Addresses = {
  attributes: {
    chain: {
      isOptional: true,
      expected: 'Write the key of a chain: `<Addresses chain="base" />`, or leave it out.',
      // The data layer knows the chains.
      faultsOf: () => [],
    },
  },
  table: "addresses",
  replacedBy: (_, table) => ({ name: null, attributes: {}, children: table }),
} satisfies ElementDefinition;
