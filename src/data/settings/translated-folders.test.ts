import { siteConfigSchema } from "../../site/config";
import { sourcePath, translatedFolders, translatedPath } from "./translated-folders";

const foldersOf = (versions: object[]) =>
  translatedFolders(
    siteConfigSchema.parse({
      product: { name: "Rivers" },
      url: "https://rivers.example",
      docs: { versions },
    }),
  );

const label = "x";
const folders = foldersOf([
  { name: "2", label, path: "/docs", folder: "docs" },
  { name: "current", label, path: "/docs/next", folder: "docs-next" },
  { name: "team", label, path: "/team", folder: "team", collection: "team" },
]);

test.each([
  ["docs/core/a.md", "docusaurus-plugin-content-docs/version-2/core/a.md"],
  ["docs-next/a.md", "docusaurus-plugin-content-docs/current/a.md"],
  ["team/a/img.png", "docusaurus-plugin-content-docs-team/current/a/img.png"],
  ["blog/authors.yml", "docusaurus-plugin-content-blog/authors.yml"],
  ["pages/about.mdx", "docusaurus-plugin-content-pages/about.mdx"],
  ["home.yml", "home.yml"],
])("N3 the translation of %s is where Docusaurus has it, and back", (source, translated) => {
  expect(translatedPath(source, folders)).toBe(translated);
  expect(sourcePath(translated, folders)).toBe(source);
});

test("N3 the only version of docs is the current one, whatever its name", () => {
  const [only] = foldersOf([{ name: "1.0", label, path: "/docs" }]);
  expect(only?.translated).toBe("docusaurus-plugin-content-docs/current");
});

test.each([
  "contracts/Vault.sol",
  "figures.yml",
  "site.yml",
  "docs/sidebars.yml",
  "docs/core/_category_.yml",
])("N3 no file takes the place of %s", (path) => {
  expect(translatedPath(path, folders)).toBeUndefined();
});

test.each(["sidebars.yml", "core/_category_.json"])(
  "N3 %s of a language takes the place of no file",
  (name) => {
    const path = `docusaurus-plugin-content-docs/current/${name}`;
    expect(sourcePath(path, folders)).toBeUndefined();
  },
);

test("N3 the innermost of nested folders counts", () => {
  const nested = foldersOf([
    { name: "current", label, path: "/docs", folder: "docs" },
    { name: "api", label, path: "/api", folder: "api", collection: "api" },
  ]);
  expect(translatedPath("api/a.md", nested)).toBe(
    "docusaurus-plugin-content-docs-api/current/a.md",
  );
});
