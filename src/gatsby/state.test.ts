import type { ParentSpanPluginArgs } from "gatsby";
import { GraphQLSchema } from "gatsby/graphql";
import { pagesOf, pluginsDigestOf, schemaOf } from "./state";

const storeOf = (state: object) =>
  ({ store: { getState: () => state } }) as unknown as ParentSpanPluginArgs;

test("pages, schema and digest are those of Gatsby's store", () => {
  const schema = new GraphQLSchema({});
  // Gatsby puts a page that has changed at the end.
  const pages = new Map(["/b", "/a"].map((path) => [path, { path }]));
  const api = storeOf({ pages, schema, status: { PLUGINS_HASH: "digest" } });
  expect(pagesOf(api)).toEqual([{ path: "/a" }, { path: "/b" }]);
  expect(schemaOf(api)).toBe(schema);
  expect(pluginsDigestOf(api)).toBe("digest");
});

test.each([
  ["pages", pagesOf],
  ["schema", schemaOf],
  ["status", pluginsDigestOf],
])("a run without `%s` in the store ends", (name, read) => {
  expect(() => read(storeOf({}))).toThrow(
    `src/gatsby/state.ts does not find \`${name}\` in Gatsby's store. Adapt it to the installed versions, or remove it.`,
  );
});
