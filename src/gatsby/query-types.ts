/**
 * Keeps the types of queries (`src/gatsby-types.d.ts`) where Gatsby would write the same again, and
 * in a checkout whose path has `node_modules`, `.yarn` or `.cache` in it.
 *
 * Why: Gatsby writes the types in each build. And it takes all files with such a path for those of
 * packages, and skips their queries. It would write a file without types of queries, and the check
 * of types would fail.
 * Upstream: `guessIfThirdpartyDefinition` in gatsby/dist/utils/graphql-typegen/utils.js.
 * How much: 1.9 of 11.2 s of a build of the shipped content with one doc changed.
 * Asserted: holds.ts; each start finds Gatsby's writer. The test runs it, and asks Gatsby's own
 * function about such paths, and about others.
 * Until: Gatsby compares paths from the root of the site on, and what it has with what it wrote.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GatsbyConfig, ParentSpanPluginArgs } from "gatsby";
import { type GraphQLSchema, printSchema } from "gatsby/graphql";
import { digestOf } from "../data/files/digest";
import { installedPackages, memoryFile } from "../data/files/project";
import { textOf } from "../data/files/text-of";
import { assertFound } from "./assert-found";
import { requireFromRoot } from "./require-from-root";
import { describeSchema } from "./schema-descriptions";

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

/** Gatsby's module that writes the types. */
interface Writer {
  writeTypeScriptTypes?(
    directory: string,
    schema: GraphQLSchema,
    queries: ReadonlyMap<string, { text: string }>,
    options: { typesOutputPath: string; documentSearchPaths: readonly string[] },
  ): Promise<void>;
}

/**
 * Has Gatsby write the types only if the schema, a query, a package or the file of the types has
 * changed.
 */
export function writeTypesOnce(memory = memoryFile("query-types.txt")): void {
  const writer: Writer = requireFromRoot("gatsby/dist/utils/graphql-typegen/ts-codegen");
  const { writeTypeScriptTypes } = writer;
  assertFound(writeTypeScriptTypes, "Gatsby's writer of types", "query-types.ts");
  writer.writeTypeScriptTypes = async (directory, schema, queries, options) => {
    // Gatsby also writes them before the pages are made, when nobody has described the schema yet.
    describeSchema(schema);
    const { typesOutputPath, documentSearchPaths } = options;
    const inFolder = (path: string): string => join(directory, path);
    const digest = (): string =>
      digestOf([
        printSchema(schema),
        Array.from(queries, ([name, { text }]) => [name, text]).sort(),
        [...documentSearchPaths, typesOutputPath].map(inFolder).map(textOf),
        textOf(installedPackages),
      ]);
    if (textOf(memory) === digest()) return;
    await writeTypeScriptTypes(directory, schema, queries, options);
    mkdirSync(dirname(memory), { recursive: true });
    writeFileSync(memory, digest());
  };
}
