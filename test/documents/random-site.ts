import fc from "fast-check";
import { frontMatter, type Kind } from "./front-matter";
import { bodies } from "./grammar";
import { attacks, hostileTexts, takenNames } from "./hostile-texts";
import { settings } from "./settings";

/** A site at random: the text of each file, by its path. */
export type RandomSite = ReadonlyMap<string, string>;

/** The most bytes of a file's name. The longest that Linux takes, with `.mdx`, has 255. */
const MOST_BYTES = 240;

/** Returns the mark at the end of a document, which its page has to show. */
export const markOf = (document: string): string | undefined =>
  document.includes("<!--") ? undefined : /^Mark\d+$/m.exec(document)?.[0];

/** Returns a text as a file's name. Slashes and NUL cannot be in one. */
function asName(text: string): string {
  const name = Buffer.from(text.replace(/[/\0]/g, "-")).subarray(0, MOST_BYTES).toString();
  return name === "." || name === ".." ? "dots" : name;
}

const oddNames = fc.oneof(hostileTexts, fc.constantFrom(...takenNames)).map(asName);

const folders: Record<Kind, fc.Arbitrary<string>> = {
  docs: fc.constantFrom("content/docs/random/", "content/docs/random/", "content/docs/01-more/"),
  blog: fc.constantFrom("content/blog/2024-01-02-", "content/blog/", "content/blog/2023/05/06/"),
  pages: fc.constantFrom("content/pages/", "content/pages/more/"),
};

/** A document with its path. Its number is its name, if it has no odd one, and marks its end. */
const document = (index: number): fc.Arbitrary<[path: string, text: string]> =>
  fc
    .constantFrom<Kind>("docs", "docs", "docs", "blog", "pages")
    .chain((kind) =>
      fc
        .tuple(
          folders[kind],
          fc.oneof(
            { weight: 6, arbitrary: fc.constantFrom(`d${index}`, `d${index}`, `d-${index % 3}`) },
            { weight: 1, arbitrary: oddNames },
          ),
          fc.constantFrom("md", "mdx"),
          fc.oneof(
            { weight: 1, arbitrary: fc.constant("") },
            { weight: 5, arbitrary: frontMatter(kind) },
          ),
          bodies,
        )
        .map(([folder, chosen, end, start, body]) => [
          `${folder}${chosen}.${end}`,
          `${start}${body}\n\nMark${index}\n`,
        ]),
    );

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';

const staticFile = fc
  .tuple(
    fc.constantFrom("static/", "static/img/", "static/odd/"),
    oddNames,
    fc.constantFrom<[end: string, text: string]>(
      [".txt", "Text.\n"],
      [".json", "{}\n"],
      [".svg", SVG],
      [".svg", SVG.replace("<path", `${attacks[0]}<path`)],
      ["", "Text.\n"],
    ),
  )
  .map(([folder, name, [end, text]]): [string, string] => [`${folder}${name}${end}`, text]);

/** Returns sites with settings at random, and `count` documents. */
export const sites = (count: number): fc.Arbitrary<RandomSite> =>
  fc
    .tuple(
      settings,
      fc.array(staticFile, { maxLength: 3 }),
      fc.tuple(...Array.from({ length: count }, (_, index) => document(index))),
    )
    .map(
      ([first, files, documents]) => new Map([...Object.entries(first), ...files, ...documents]),
    );
