import { filterTargetDefinitions } from "gatsby/dist/utils/graphql-typegen/utils";
import { queryTypes, reportQueryTypes } from "./query-types";

type Definitions = Parameters<typeof filterTargetDefinitions>[0];

const OPTIONS = { generateOnBuild: true };

/** Returns whether Gatsby would write the type of a query of a site in this folder. */
function isTypedByGatsby(root: string): boolean {
  const home = { name: "Home", filePath: `${root}/src/pages/index.tsx`, isFragment: false };
  const definitions = new Map([["Home", home]]) as object as Definitions;
  return filterTargetDefinitions(definitions).size > 0;
}

function warningsIn(root: string): string[] {
  const warnings: string[] = [];
  const reporter = { warn: (text: string) => warnings.push(text) };
  reportQueryTypes({ reporter } as unknown as Parameters<typeof reportQueryTypes>[0], root);
  return warnings;
}

describe("O6: the types of queries", () => {
  test.each(["/home/me/site", "/srv/cache/site", "/srv/yarn/modules"])(
    "are written in %s",
    (root) => {
      expect(isTypedByGatsby(root)).toBe(true);
      expect(queryTypes(root, OPTIONS)).toBe(OPTIONS);
      expect(warningsIn(root)).toEqual([]);
    },
  );

  test.each([
    ["/home/me/.cache/site", ".cache"],
    ["/home/me/.yarn/site", ".yarn"],
    ["/srv/node_modules/site", "node_modules"],
  ])("stay as they are in %s, where Gatsby would lose them", (root, found) => {
    expect(isTypedByGatsby(root)).toBe(false);
    expect(queryTypes(root, OPTIONS)).toBe(false);
    expect(warningsIn(root)).toEqual([
      `The path of this folder contains \`${found}\`, so Gatsby would take the site's queries for those of a package. This run leaves src/gatsby-types.d.ts as it is. To write it again, move the folder.`,
    ]);
  });
});
