import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildClientSchema, getIntrospectionQuery, isEnumType, isObjectType } from "graphql";
import { SiteCopy } from "../sites/site-copy";
import { box, options, searchFor } from "./search";
import { expect, test } from "./site";

const PORT = 8123;
const DEVELOPMENT = `http://localhost:${PORT}`;
const GRAPHIQL = `${DEVELOPMENT}/___graphql`;
const QUERIES = "test/queries";

/** Fields of Gatsby's own `Node`, which have no description there. */
const OF_GATSBY = ["id", "parent", "children", "internal"];

/** Our types, as the committed schema file has them. */
const ownTypes = Array.from(
  readFileSync("src/data/schema.graphql", "utf8").matchAll(/^(?:type|enum) (\w+)/gm),
  ([, name]) => name ?? "",
);

test.describe("G1 G3 G4 what `npm run develop` serves", () => {
  test.describe.configure({ mode: "serial" });
  let site: SiteCopy;
  let stop: () => void;

  const ask = async (query: string) => {
    const response = await fetch(GRAPHIQL, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    return response.json();
  };

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = new SiteCopy();
    const server = site.develop(PORT);
    stop = () => {
      if (server.pid) process.kill(-server.pid, "SIGKILL");
    };
    await expect
      .poll(
        () =>
          fetch(GRAPHIQL).then(
            (response) => response.status,
            () => 0,
          ),
        { timeout: 150_000 },
      )
      .toBe(200);
  });

  test.afterAll(() => {
    stop();
    site.dispose();
  });

  test("GraphiQL is served", async ({ page }) => {
    await page.goto(GRAPHIQL);
    await expect(page).toHaveTitle(/GraphiQL/);
  });

  test("every type and field of ours has a description", async () => {
    const { data } = await ask(getIntrospectionQuery());
    const schema = buildClientSchema(data);
    expect(ownTypes.length).toBeGreaterThan(25);
    const silent = ownTypes.flatMap((name) => {
      const type = schema.getType(name);
      if (!type) return [`${name} is not in the schema`];
      const members = isObjectType(type)
        ? Object.values(type.getFields()).filter((field) => !OF_GATSBY.includes(field.name))
        : isEnumType(type)
          ? type.getValues()
          : [];
      const parts = members
        .filter((member) => !member.description)
        .map((member) => `${name}.${member.name}`);
      return type.description ? parts : [name, ...parts];
    });
    expect(silent).toEqual([]);
  });

  test("the committed schema is that of the data layer", () => {
    expect(site.read("src/data/schema.graphql")).toBe(
      readFileSync("src/data/schema.graphql", "utf8"),
    );
  });

  for (const file of readdirSync(QUERIES).filter((name) => name.endsWith(".graphql"))) {
    test(`the example query ${file} is answered as recorded`, async () => {
      const { data, errors } = await ask(readFileSync(join(QUERIES, file), "utf8"));
      expect(errors).toBeUndefined();
      const recorded = readFileSync(join(QUERIES, file.replace(".graphql", ".json")), "utf8");
      expect(data).toEqual(JSON.parse(recorded));
    });
  }

  test("S7 the search works", async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(`${DEVELOPMENT}/docs/core/metadex`);
    // It is there when React has rendered it: in development pages come without HTML.
    await box(page).click({ timeout: 60_000 });
    await searchFor(page, "emission schedule");
    await expect(options(page).first()).toContainText("Emission schedule");
  });
});
