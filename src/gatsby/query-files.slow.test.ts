import { createRequire } from "node:module";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { folderOf } from "../../test/jest/folders";
import { parseFewerFiles } from "./query-files";

const FILE = "gatsby/dist/query/file-parser";
const requireHere = createRequire(join(process.cwd(), "package.json"));
const { default: FileParser } = requireHere(FILE);
const { parseFiles } = FileParser.prototype;
afterEach(() => {
  FileParser.prototype.parseFiles = parseFiles;
  jest.restoreAllMocks();
});

/** Gatsby's store, with the components of these files. */
const withComponents = (...files: string[]) =>
  ({
    store: { getState: () => ({ components: new Map(files.map((file) => [file, {}])) }) },
  }) as unknown as Pick<ParentSpanPluginArgs, "store">;

test("Gatsby parses files with queries and components of pages, and no others", async () => {
  const root = folderOf({
    "query.ts": "export const query = graphql`{ site { id } }`;",
    "words.ts": "export const config = { Head: 'graphql' };",
    "page.tsx": "export const Head = () => null;",
  });
  const files = ["query.ts", "words.ts", "page.tsx"].map((name) => join(root, name));
  const parsed: string[] = [];
  jest.spyOn(FileParser.prototype, "parseFile").mockImplementation((file) => {
    parsed.push(file as string);
    return Promise.resolve(null);
  });
  parseFewerFiles(withComponents(join(root, "page.tsx")));
  await new FileParser().parseFiles(files, () => {});
  expect(parsed.map((file) => file.slice(root.length + 1))).toEqual(["query.ts", "page.tsx"]);
});

test("what Gatsby finds in such a file stays the same", async () => {
  const root = folderOf({
    "query.ts":
      'import { graphql } from "gatsby";\nexport const query = graphql`query A { site { id } }`;',
  });
  parseFewerFiles(withComponents());
  const found = await new FileParser().parseFiles([join(root, "query.ts")], () => {});
  expect(found).toMatchObject([{ doc: { definitions: [{ name: { value: "A" } }] } }]);
});

test("a Gatsby without its parser ends the run", () => {
  FileParser.prototype.parseFiles = undefined;
  expect(() => parseFewerFiles(withComponents())).toThrow(
    "src/gatsby/query-files.ts does not find `parseFiles` of Gatsby's parser. Adapt it to the installed versions, or remove it.",
  );
});
