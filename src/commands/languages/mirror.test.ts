import { languageFiles } from "./mirror";

const folders = [{ folder: "docs", translated: "docusaurus-plugin-content-docs/current" }];

/** Returns which file is in which place of the folder of a language. */
const placesOf = (project: string[], translations: string[]) =>
  Object.fromEntries(
    languageFiles(
      new Map(project.map((path) => [path, path])),
      new Map(translations.map((path) => [path, `de/${path}`])),
      folders,
      "de",
    ),
  );

const DOCS = "docusaurus-plugin-content-docs/current";

test("N3 a translation takes the place of its source, also with the other ending", () => {
  expect(
    placesOf(
      ["content/docs/a.md", "content/docs/b.md", "src/x.ts"],
      [`${DOCS}/a.md`, `${DOCS}/b.mdx`],
    ),
  ).toEqual({
    "content/docs/a.md": `de/${DOCS}/a.md`,
    "content/docs/b.mdx": `de/${DOCS}/b.mdx`,
    "src/x.ts": "src/x.ts",
  });
});

test("N3 pictures and partials of a language need no source, documents do", () => {
  expect(placesOf([], [`${DOCS}/img/a.png`, `${DOCS}/_part.md`, `${DOCS}/new.md`])).toEqual({
    "content/docs/img/a.png": `de/${DOCS}/img/a.png`,
    "content/docs/_part.md": `de/${DOCS}/_part.md`,
  });
});

test("N3 words of a language stay beside the content, and those of the site's own do not count", () => {
  expect(
    placesOf(["content/strings.yml", "content/site.yml"], ["strings.yml", "site.yml"]),
  ).toEqual({
    "content/site.yml": "content/site.yml",
    "content/i18n/de/strings.yml": "de/strings.yml",
    "content/i18n/de/site.yml": "de/site.yml",
  });
});
