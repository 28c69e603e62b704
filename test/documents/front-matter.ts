import fc from "fast-check";
import { hostileTexts, outerAddresses, paths, pictures, texts } from "./hostile-texts";

type Text = fc.Arbitrary<string>;

/** What a document may be. */
export type Kind = "docs" | "blog" | "pages";

/** Returns a line of YAML. JSON writes every text so that YAML reads it unchanged. */
const line = (key: string, value: fc.Arbitrary<unknown>): Text =>
  value.map((written) => `${key}: ${JSON.stringify(written)}`);

const tags = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<unknown>("one", "two") },
    { weight: 2, arbitrary: hostileTexts },
    { weight: 1, arbitrary: fc.record({ label: texts, permalink: paths }) },
  ),
  { maxLength: 3 },
);

const authors = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<unknown>("ada", "bob") },
    { weight: 2, arbitrary: fc.record({ name: texts, title: texts, url: outerAddresses }) },
    { weight: 1, arbitrary: fc.record({ name: texts, image: pictures, email: texts }) },
  ),
  { maxLength: 2 },
);

/** The keys that every document may have, with values that are mostly right. */
const common: readonly Text[] = [
  fc.nat(1_000_000).map((number) => `slug: /slug-${number}`),
  line("slug", paths),
  line("redirect_from", fc.oneof(paths, fc.array(paths, { maxLength: 2 }))),
  line("title", texts),
  line("description", texts),
  line("keywords", fc.array(texts, { maxLength: 3 })),
  line("image", pictures),
  line("tags", tags),
  line("last_update", fc.record({ date: fc.constant("2024-02-28"), author: texts })),
  fc.constantFrom(
    "title: A title",
    'title: "A {product.name}"',
    "title: 1984",
    "description: About it",
    "draft: true",
    "unlisted: true",
    "unknown_key: 1",
    "hide_table_of_contents: true",
  ),
];

const own: Record<Kind, readonly Text[]> = {
  docs: [
    line("id", hostileTexts),
    line("sidebar_label", texts),
    line("pagination_label", texts),
    line("custom_edit_url", outerAddresses),
    fc.constantFrom(
      "sidebar_position: 2",
      "hide_title: true",
      "pagination_next: null",
      "parse_number_prefixes: false",
    ),
  ],
  blog: [
    line("authors", authors),
    line("author", texts),
    fc.constant("series: Part by part"),
    line("series", texts),
    line("author_url", outerAddresses),
    fc.constantFrom("date: 2021-08-26", "date: 2021-08-26T14:30:00+02:00", "date: 1970-01-01"),
  ],
  pages: [],
};

const wrong = fc.constantFrom(
  "title: [a]",
  "title: {product.name}",
  "keywords: a",
  "slug: ../up",
  "image: javascript:a",
  "draft: perhaps",
  "sidebar_position: first",
  "toc_max_heading_level: 9",
  "last_update:\n  date: 2024-02-30",
  "date: 2021-13-01",
  "titel: A title",
  "a: *b",
  "a: &b [*b]",
  'a: "',
  "\ttab: 1",
  "<<: 1",
  "__proto__: 1",
);

/** Returns the front matter of a kind of document. */
export const frontMatter = (kind: Kind): Text =>
  fc
    .uniqueArray(
      fc.oneof(
        { weight: 40, arbitrary: fc.oneof(...common, ...own[kind]) },
        { weight: 1, arbitrary: wrong },
      ),
      { minLength: 1, maxLength: 4, selector: (written) => written.replace(/:.*/s, "") },
    )
    .map((lines) => `---\n${lines.join("\n")}\n---\n\n`);
