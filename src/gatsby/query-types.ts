/**
 * Keeps the types of queries (`src/gatsby-types.d.ts`) in a checkout whose path has `node_modules`,
 * `.yarn` or `.cache` in it.
 *
 * Why: Gatsby takes all files with such a path for those of packages, and skips their queries. It
 * would write a file without types of queries, and the check of types would fail.
 * Upstream: `guessIfThirdpartyDefinition` in gatsby/dist/utils/graphql-typegen/utils.js.
 * Asserted: holds.ts; the test asks Gatsby's own function about such paths, and about others.
 * Until: Gatsby compares paths from the root of the site on.
 */
import type { GatsbyConfig, ParentSpanPluginArgs } from "gatsby";

const PACKAGES = /node_modules|\.yarn|\.cache/;

type QueryTypes = NonNullable<GatsbyConfig["graphqlTypegen"]>;

/** Returns the options for writing types, or false where Gatsby would write a file without them. */
export const queryTypes = (root: string, options: QueryTypes): QueryTypes =>
  PACKAGES.test(root) ? false : options;

/** Tells the developer if this run does not write the types of queries. */
export function reportQueryTypes(
  { reporter }: Pick<ParentSpanPluginArgs, "reporter">,
  root: string,
): void {
  const [found] = PACKAGES.exec(root) ?? [];
  if (found === undefined) return;
  reporter.warn(
    `The path of this folder contains \`${found}\`, so Gatsby would take the site's queries for those of a package. This run leaves src/gatsby-types.d.ts as it is. To write it again, move the folder.`,
  );
}
