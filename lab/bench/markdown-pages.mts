import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import GithubSlugger from "github-slugger";
import type { Content, Heading } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { parse } from "yaml";
import { docAddress } from "../../src/data/document/doc-address";
import { isPartial } from "../../src/data/files/markdown-files";
import { splitFrontMatter } from "../../src/markdown/front-matter";
import { textOf } from "../../src/site/node-text";
import type { SearchedPage } from "../../test/search/search-files";

type Section = SearchedPage["sections"][number];

const WRITTEN_ID = /\s*\{\/?\*?\s*#([\w-]+)\s*\*?\/?\}\s*$/;
/** Docusaurus has posts in a folder `blog`. */
const POST = /(?:^|\/)blog\//;
const MODULE_CODE = /^(?:import|export)\s/;

const fieldsOf = (frontMatter: string): Record<string, unknown> => {
  try {
    return parse(frontMatter) ?? {};
  } catch {
    // A title that YAML cannot read is a fault of that site. The page still has its headings.
    return {};
  }
};

/** Returns the plain text of blocks, with a space between two. */
function plainText(node: Content): string {
  if (node.type === "html") return "";
  const isParent = "children" in node && node.type !== "paragraph";
  if (!isParent) return textOf(node);
  return node.children.map(plainText).join(" ");
}

/** Splits a document at its headings. A heading of level 1 is the title, as in Docusaurus. */
function sectionsOf(body: string): { title: string | null; sections: Section[] } {
  const slugger = new GithubSlugger();
  const lead: Section = { id: null, heading: null, text: "" };
  const sections = [lead];
  let title: string | null = null;
  const start = (heading: Heading) => {
    const text = textOf(heading);
    const [, written] = WRITTEN_ID.exec(text) ?? [];
    const shown = text.replace(WRITTEN_ID, "");
    if (heading.depth === 1 && title === null) title = shown;
    else sections.push({ id: written ?? slugger.slug(shown), heading: shown, text: "" });
  };
  for (const node of fromMarkdown(body).children) {
    if (node.type === "heading") start(node);
    else {
      const text = plainText(node).replace(/\s+/g, " ").trim();
      const last = sections.at(-1) ?? lead;
      if (text && !MODULE_CODE.test(text)) last.text = `${last.text} ${text}`.trim();
    }
  }
  return { title, sections: sections.filter(({ heading, text }) => heading !== null || text) };
}

/**
 * Reads all Markdown files of a folder as pages for the search, each with its path in the
 * folder. The Markdown may be of any site: what this site would not build counts as text or is left out.
 */
export function markdownPages(folder: string): SearchedPage[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.mdx?$/.test(file) && !isPartial(file))
    .sort()
    .map((file) => {
      const { frontMatter, body } = splitFrontMatter(readFileSync(join(folder, file), "utf8"));
      const { title: written } = fieldsOf(frontMatter);
      const { title, sections } = sectionsOf(body);
      const { slug, docId } = docAddress(file);
      return {
        path: slug,
        title: typeof written === "string" ? written : (title ?? docId),
        isPost: POST.test(file),
        sections,
      };
    });
}
