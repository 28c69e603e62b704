import { aliasedPath, aliases } from "./aliases";

test.each([
  ["@components/a", "src/components/a"],
  ["@components", "src/components"],
  ["@/a", "src/a"],
  ["@components-more/a", undefined],
  ["./@components/a", undefined],
])("M6 an import may begin with an alias: %s", (request, path) => {
  expect(aliasedPath(request, { "@components": "src/components", "@": "src" })).toBe(path);
});

test.each([
  ["@site", "src", "must not be a name that imports have already"],
  ["react", "src", "must not be a name that imports have already"],
  ["a b", "src", "must be a name such as `@components`"],
  ["../a", "src", "must be a name such as `@components`"],
  ["@a", "/etc", "must be a path from the project's root, such as `src/components`"],
  ["@a", ".env", "must be a path from the project's root, such as `src/components`"],
  ["@a", "src/../../a", "must not lead out of the project"],
])("M6 an alias is refused that is not safe: %s for %s", (name, path, message) => {
  const { error } = aliases.safeParse({ [name]: path });
  expect(JSON.stringify(error)).toContain(message);
});
