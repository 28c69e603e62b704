import type { ParentSpanPluginArgs } from "gatsby";
import { GraphQLSchema } from "graphql";
import { pagesOf, pluginsDigestOf, schemaOf } from "./state";

const storeOf = (state: object) =>
  ({ store: { getState: () => state } }) as unknown as ParentSpanPluginArgs;

test("pages, schema and digest are those of Gatsby's store", () => {
  const schema = new GraphQLSchema({});
  const pages = new Map([["/a", { path: "/a" }]]);
  const api = storeOf({ pages, schema, status: { PLUGINS_HASH: "digest" } });
  expect(pagesOf(api)).toEqual([{ path: "/a" }]);
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
