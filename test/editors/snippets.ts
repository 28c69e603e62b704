/** Snippets for editors: the elements of the site, and the keys of front matter. */
import { elementExamples } from "../sites/examples";

interface Snippet {
  scope: string;
  prefix: string;
  body: string[];
  description: string;
}

const ofMarkdown = (prefix: string, text: string, description: string): Snippet => ({
  scope: "markdown,mdx",
  prefix,
  body: text.split("\n"),
  description,
});

/** Returns a text in which an editor sees no place to fill in. */
const plain = (text: string): string => text.replace(/[\\$}]/g, "\\$&");

/** What Docusaurus has, too. */
const SYNTAX: Readonly<Record<string, Snippet>> = {
  admonition: ofMarkdown(":::", ":::note\n\n$0\n\n:::", "A note beside the text"),
  tabs: ofMarkdown(
    "Tabs",
    '<Tabs>\n<TabItem value="$1" label="$2">\n\n$0\n\n</TabItem>\n</Tabs>',
    "Tabs, each with a label",
  ),
  truncate: ofMarkdown("truncate", "<!-- truncate -->", "Where lists cut a post"),
};

/** Keys that nobody should write anew. */
const OLD = /^(?:Formerly|Of Docusaurus|The same as)/;

/** Returns the snippets of the keys of front matter, from the schemas of the kinds of documents. */
function keySnippets(schemas: readonly string[]): Record<string, Snippet> {
  const keys = schemas.flatMap((text) =>
    Object.entries<{ description?: string }>(JSON.parse(text).properties),
  );
  return Object.fromEntries(
    keys.flatMap(([key, { description = "" }]) =>
      OLD.test(description) ? [] : [[key, ofMarkdown(key, `${key}: $0`, description)]],
    ),
  );
}

/** Returns the text of the file of snippets. */
export function snippetsText(frontMatter: readonly string[]): string {
  const elements = elementExamples().map(([name, example]) => [
    name,
    ofMarkdown(name, plain(example), `The element ${name}`),
  ]);
  const all = { ...SYNTAX, ...Object.fromEntries(elements), ...keySnippets(frontMatter) };
  return `${JSON.stringify(all, null, 2)}\n`;
}
