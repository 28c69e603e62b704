import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filterTargetDefinitions } from "gatsby/dist/utils/graphql-typegen/utils";
import { buildSchema, parse } from "gatsby/graphql";
import { queryTypes, reportQueryTypes, writeTypesOnce } from "./query-types";

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

describe("O6: the types of queries are written once", () => {
  const codegen = createRequire(join(process.cwd(), "package.json"))(
    "gatsby/dist/utils/graphql-typegen/ts-codegen",
  );
  const { writeTypeScriptTypes } = codegen;
  const folder = mkdtempSync(join(tmpdir(), "types-"));
  const types = join(folder, "types.d.ts");
  const search = join(folder, "search.ts");
  const write = jest.fn(writeTypeScriptTypes);

  beforeAll(() => {
    codegen.writeTypeScriptTypes = write;
    writeTypesOnce(join(folder, ".cache/memory.txt"));
    writeFileSync(search, "// No query yet.");
  });
  afterAll(() => {
    codegen.writeTypeScriptTypes = writeTypeScriptTypes;
    rmSync(folder, { recursive: true });
  });

  /** Has Gatsby write the types. Returns whether it has written them. */
  async function isWritten({ field = "title", query = "query Home { title }" } = {}) {
    write.mockClear();
    const [def] = parse(query).definitions;
    const home = { name: "Home", def, text: query, filePath: search, hash: 1, isFragment: false };
    await codegen.writeTypeScriptTypes(
      folder,
      buildSchema(`type Query { title: String, ${field}: String }`),
      new Map([["Home", home]]),
      { typesOutputPath: "types.d.ts", documentSearchPaths: ["search.ts"] },
    );
    expect(readFileSync(types, "utf8")).toContain("type HomeQuery");
    return write.mock.calls.length > 0;
  }

  test("and stay while nothing changes", async () => {
    expect(await isWritten({ field: "date" })).toBe(true);
    expect(await isWritten({ field: "date" })).toBe(false);
  });

  test("and anew for another schema, query, file with queries, or file of types", async () => {
    const changed = { field: "author", query: "query Home { author }" };
    expect(await isWritten({ field: "author" })).toBe(true);
    expect(await isWritten(changed)).toBe(true);
    writeFileSync(search, "// Another text.");
    expect(await isWritten(changed)).toBe(true);
    writeFileSync(types, "");
    expect(await isWritten(changed)).toBe(true);
    expect(await isWritten(changed)).toBe(false);
  });

  test("or a Gatsby without its writer ends the run", () => {
    codegen.writeTypeScriptTypes = undefined;
    expect(() => writeTypesOnce()).toThrow(
      "src/gatsby/query-types.ts does not find Gatsby's writer of types. Adapt it to the installed versions, or remove it.",
    );
  });
});
