import type { Fault } from "./faults";

/** Faulty front matter, dates and YAML (F). The tests put it into the same site as `faults`. */
export const frontMatter: Fault[] = [
  {
    what: "front matter that never ends, and what only looks like front matter",
    files: {
      "docs/open.md": "---\ntitle: Never closed\n\nText.\n",
      "docs/late.md": "\n---\nowner: Ada\n---\n\nText.\n",
      "docs/twice.md": "---\ntitle: A\n---\n---\nslug: twice-2\n---\n\nText.\n",
      "pages/toml.md": '+++\ntitle = "A"\n+++\n\nText.\n',
      "docs/with-part.mdx":
        "---\ntitle: A\n---\n\nimport Part from './_open-part.mdx'\n\n<Part />\n",
      "docs/_open-part.mdx": "---\ntitle: Part\n\nText.\n",
    },
    said: [
      "content/docs/_open-part.mdx:1:1 error front-matter: The front matter never ends. Write `---` alone in a line below its last key, at the start of the line. If you mean a horizontal line, write `***`.",
      "content/docs/late.md:2:1 error front-matter: Front matter starts with `---` alone in the first line of the file. Remove what is before it. If you mean a horizontal line, write `***`.",
      "content/docs/open.md:1:1 error front-matter: The front matter never ends. Write `---` alone in a line below its last key, at the start of the line. If you mean a horizontal line, write `***`.",
      "content/docs/twice.md:4:1 error front-matter: The front matter has ended above, so `slug` is text. Move it into the front matter. If you mean a horizontal line, write `***`.",
      "content/pages/toml.md:1:1 error front-matter: Front matter starts with `---` alone in the first line of the file. Found `+++`. If you mean a horizontal line, write `***`.",
    ],
  },
  {
    what: "faults of files whose lines end with CR alone, and nothing else about them",
    files: {
      "docs/old-mac.md":
        "---\rtitle: Old\rsidebar_position: first\r---\r\r# Part\r\r{product.nam}\r\rText.\r",
      "docs/old-mac/_category_.yml": "label: Old\rposition: first\r",
      "docs/old-mac/one.md": "---\rtitle: One\r---\r\rText\u0000.\r",
    },
    said: [
      "content/docs/old-mac.md:3:19 error invalid-value: `sidebar_position`: expected a number, found `first`.",
      "content/docs/old-mac.md:8:1 error unknown-word: `{product.nam}` is not a product word or figure. Did you mean `product.name`?",
      "content/docs/old-mac/_category_.yml:2:11 error invalid-value: `position`: expected a number, found `first`.",
      "content/docs/old-mac/one.md:5:5 warning control-character: `U+0000` is a control character, which does not belong in text. The page omits it. Remove it from the file.",
    ],
  },
];
