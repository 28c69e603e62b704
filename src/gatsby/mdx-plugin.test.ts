import { splitFrontMatter } from "../markdown/front-matter";
import { leaveFrontMatterUnparsed, takeCompiled } from "./mdx-plugin";

const FRONT_MATTER = "gatsby-plugin-mdx/dist/frontmatter";
const bodyOf = (source: string): string => splitFrontMatter(source).body;

afterEach(() => jest.resetModules());

test("gatsby-plugin-mdx takes the body of a source whose front matter cannot be parsed", () => {
  const { parseFrontmatter } = jest.requireActual(FRONT_MATTER);
  const source = "---\ntitle: [\n---\n\nText.\n";
  expect(() => parseFrontmatter("digest", source)).toThrow();
  leaveFrontMatterUnparsed(bodyOf);
  const changed = jest.requireActual(FRONT_MATTER);
  expect(changed.parseFrontmatter("digest", source)).toEqual({
    frontmatter: {},
    body: bodyOf(source),
  });
  expect(changed.parseFrontmatter("digest", "Other text.").body).toBe("Other text.");
});

test("a gatsby-plugin-mdx without its function ends the run", () => {
  jest.doMock(FRONT_MATTER, () => ({}));
  expect(() => leaveFrontMatterUnparsed(bodyOf)).toThrow(
    "src/gatsby/mdx-plugin.ts does not find `parseFrontmatter` of gatsby-plugin-mdx. Adapt it to the installed versions, or remove it.",
  );
});

const COMPILE = "gatsby-plugin-mdx/dist/compile-mdx";

test.each(["/site/a.mdx", "/site/src/page.tsx?__contentFilePath=/site/a.mdx"])(
  "gatsby-plugin-mdx takes the code of a document: %s",
  async (absolutePath) => {
    takeCompiled((path) => `code of ${path}`);
    const { compileMDX } = jest.requireActual(COMPILE);
    await expect(compileMDX({ absolutePath, source: "{" })).resolves.toMatchObject({
      processedMDX: "code of /site/a.mdx",
    });
  },
);

test("a gatsby-plugin-mdx without its compiler ends the run", () => {
  jest.doMock(COMPILE, () => ({}));
  expect(() => takeCompiled(String)).toThrow("`compileMDX` of gatsby-plugin-mdx");
});
