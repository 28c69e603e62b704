import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, parse, validate } from "gatsby/graphql";

const FOLDER = "test/queries";

/** The example queries, by their files. */
const files = new Map(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".graphql"))
    .map((name) => [name, readFileSync(join(FOLDER, name), "utf8")]),
);

/** The recipes of the document. */
const recipes = Array.from(
  readFileSync("docs/data-layer.md", "utf8").matchAll(/^```graphql\n(.*?)^```$/gms),
  ([, text]) => text,
);

/** Our types, without those of Gatsby and of its plugins. */
const own = readFileSync("src/data/schema.graphql", "utf8");

/** What Gatsby adds to our types, as far as queries need it: filters and orders may be anything. */
function schemaWithGatsbys() {
  const nodes = Array.from(own.matchAll(/^type (\w+) implements Node \{\n(.*?)^\}/gms));
  const fields = nodes.map(([, type = "", body = ""]) => {
    const names = Array.from(body.matchAll(/^ {2}(\w+)[(:]/gm), ([, name]) => `${name}: JSON`);
    const one = type.charAt(0).toLowerCase() + type.slice(1);
    return `${one}(${names.join(" ")}): ${type} all${type}(filter: JSON sort: JSON limit: Int skip: Int): ${type}Connection!`;
  });
  const connections = nodes.map(
    ([, type]) => `type ${type}Connection { nodes: [${type}!]! totalCount: Int! }`,
  );
  return buildSchema(
    [
      own,
      "scalar JSON scalar Date type Internal { type: String! }",
      "interface Node { id: ID! parent: Node children: [Node!]! internal: Internal! }",
      "type File { publicURL: String }",
      "type Mdx { excerpt(pruneLength: Int): String tableOfContents(maxDepth: Int): JSON }",
      "type MdxConnection { nodes: [Mdx!]! }",
      ...connections,
      `type Query { ${fields.join(" ")} allMdx(filter: JSON sort: JSON limit: Int): MdxConnection! }`,
    ].join("\n"),
  );
}

test("G1 no description in the schema has a number of the specification, which readers do not know", () => {
  expect(own.match(/\([A-Z]\d+\)/g)).toBeNull();
});

describe("G4 the recipes of docs/data-layer.md", () => {
  test("are the example queries", () => {
    expect([...recipes].sort()).toEqual(Array.from(files.values()).sort());
    expect(recipes.length).toBeGreaterThanOrEqual(10);
  });

  const schema = schemaWithGatsbys();

  test.each(Array.from(files))("%s asks for what there is, and has its answer", (name, query) => {
    expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
    const answer = JSON.parse(
      readFileSync(join(FOLDER, name.replace(".graphql", ".json")), "utf8"),
    );
    expect(Object.keys(answer)).not.toEqual([]);
  });
});
