/**
 * Lets Gatsby look for queries only in files that may have some.
 *
 * Why: Gatsby parses each file of `src` and of its plugins that has a word such as `config` or
 * `Head`, twice.
 * How much: 1.2 s of each build, cold or not, and of each start of the development server.
 * Asserted: each start finds Gatsby's parser; query-files.slow.test.ts runs it.
 * Until: Gatsby looks for the tag first.
 */
import type { ParentSpanPluginArgs } from "gatsby";
import { hasQuery } from "../data/files/has-query";
import { assertFound } from "./assert-found";
import { requireFromRoot } from "./require-from-root";

/** Gatsby's parser of source files. */
interface Parser {
  parseFiles?(this: Parser, files: string[], addError: object): Promise<object[]>;
}

/**
 * Makes Gatsby parse files with queries, and the components of pages: it also looks for special
 * exports of theirs.
 */
export function parseFewerFiles({ store }: Pick<ParentSpanPluginArgs, "store">): void {
  const { default: FileParser } = requireFromRoot("gatsby/dist/query/file-parser") as {
    default?: { prototype: Parser };
  };
  const parseFiles = FileParser?.prototype.parseFiles;
  assertFound(parseFiles, "`parseFiles` of Gatsby's parser", "query-files.ts");
  FileParser.prototype.parseFiles = function (files, addError) {
    const { components } = store.getState() as { components: ReadonlyMap<string, object> };
    const isNeeded = (file: string): boolean => components.has(file) || hasQuery(file) === true;
    return parseFiles.call(this, files.filter(isNeeded), addError);
  };
}
