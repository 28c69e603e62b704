import type { Fault } from "./faults";

const DATE =
  "expected a date like 2021-08-26 or 2021-08-26T14:30:00+02:00, of the years 1000 to 9999 and in a time zone from -12:00 to +14:00";

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
  {
    what: "dates that do not exist, or that feeds cannot name",
    files: {
      "blog/99999-01-01-far.md": "---\ntitle: Far\n---\n\nText.\n",
      "blog/0000-01-01-early.md": "---\ntitle: Early\n---\n\nText.\n",
      "blog/2024-13-45-none.md": "---\ntitle: None\n---\n\nText.\n",
      "blog/zone.md": "---\ntitle: Zone\ndate: 2021-08-26T10:00+99:00\n---\n\nText.\n",
      "blog/late.md": "---\ntitle: Late\ndate: 9999-12-31T23:59:59-12:00\n---\n\nText.\n",
      "blog/list.md": "---\ntitle: List\ndate: [2021-08-26]\n---\n\nText.\n",
      "docs/early.md": "---\ntitle: A\nlast_update: { date: 0000-01-01 }\n---\n\nText.\n",
      "docs/stamp.md":
        "---\ntitle: A\nlast_update:\n  date: !!timestamp 2021-99-99\n---\n\nText.\n",
    },
    said: [
      "content/blog/0000-01-01-early.md error invalid-date: The file's name contains the date `0000-01-01`, which does not exist. Write a date like `2021-08-26`, of the years 1000 to 9999.",
      "content/blog/2024-13-45-none.md error invalid-date: The file's name contains the date `2024-13-45`, which does not exist. Write a date like `2021-08-26`, of the years 1000 to 9999.",
      "content/blog/99999-01-01-far.md warning missing-date: The post has no date, and git does not know it: it has that of its file, which another copy may not have. Put it into the file's name, as in `2021-08-26-welcome.md`, or into the front matter.",
      `content/blog/late.md:3:7 error invalid-value: \`date\`: ${DATE}, found \`9999-12-31T23:59:59-12:00\`.`,
      `content/blog/list.md:3:7 error invalid-value: \`date\`: ${DATE}, found \`["2021-08-26"]\`.`,
      `content/blog/zone.md:3:7 error invalid-value: \`date\`: ${DATE}, found \`2021-08-26T10:00+99:00\`.`,
      `content/docs/early.md:3:22 error invalid-value: \`last_update.date\`: ${DATE}, found \`0000-01-01\`.`,
      "content/docs/stamp.md:4:21 error yaml: The YAML tag `!!timestamp` is not supported. Remove it.",
    ],
  },
  {
    what: "values that YAML reads otherwise than they are meant",
    files: {
      "docs/infinite.md": "---\ntitle: A\nsidebar_position: .inf\n---\n\nText.\n",
      "docs/no-number.md":
        "---\ntitle: A\nsidebar_position: .nan\nkeywords: [.inf]\n---\n\nText.\n",
      "docs/too-large.md": "---\ntitle: A\nsidebar_position: 1e400\n---\n\nText.\n",
      "docs/no-values.md": "---\ntitle: A\ndescription:\nslug: ~\n---\n\nText.\n",
      "docs/colon.md": "---\ntitle: A: b\nslug: @c\n---\n\nText.\n",
      "docs/example-colon.md":
        "---\ntitle: A\n---\n\n:::example\n\n```yaml\nresults:\n  a: 1: 2\n```\n\n:::\n",
    },
    said: [
      'content/docs/colon.md:2:8 error yaml: A value that contains `: ` needs quotation marks: `title: "A: b"`.',
      'content/docs/colon.md:3:7 error yaml: A value must not begin with `@`. Put it in quotation marks: `slug: "@c"`.',
      'content/docs/example-colon.md:9:6 error example: A value that contains `: ` needs quotation marks: `a: "1: 2"`.',
      "content/docs/infinite.md:3:19 error invalid-value: `sidebar_position`: expected a number, found `.inf`.",
      "content/docs/no-number.md:3:19 error invalid-value: `sidebar_position`: expected a number, found `.nan`.",
      "content/docs/no-number.md:4:12 error invalid-value: `keywords[0]`: expected text, found `.inf`.",
      "content/docs/no-values.md:3:13 error invalid-value: `description`: has no value, expected text.",
      "content/docs/no-values.md:4:7 error invalid-value: `slug`: has no value, expected text.",
      "content/docs/too-large.md:3:19 error invalid-value: `sidebar_position`: expected a number, found `1e400`.",
    ],
  },
  {
    what: "files that are left out because of their names",
    files: {
      "docs/upper.MD": "# Upper\n",
      "docs/mixed/Mixed.Mdx": "# Mixed\n",
      "docs/mixed/_part.MD": "A part is read by its whole name.\n",
      "docs/mixed/_category_.YML": "label: Mixed\n",
      "docs/mixed/taken.md": "# Taken\n",
      "docs/mixed/taken.markdown": "# Taken\n",
      "docs/mixed/fine/_category_.yaml": "label: Fine\n",
      "docs/mixed/fine/authors.yaml": "any: data\n",
      "docs/mixed/fine/one.md": "# One\n",
      "docs/Tags.yml": "a: {}\n",
      "blog/Authors.yml": "a: { name: A }\n",
      "blog/2025-01-01-upper.MDX": "# Upper\n",
      "pages/long.markdown": "# Long\n",
      "Home.yml": "title: Home\n",
      "figures.yaml": "a: {}\n",
      "notes.MD": "Beside the site.\n",
      "Docs/one.md": "# One\n",
    },
    said: [
      "content/blog/2025-01-01-upper.MDX warning left-out-file: The site leaves this file out. It reads `2025-01-01-upper.mdx`, so rename the file.",
      "content/blog/Authors.yml warning left-out-file: The site leaves this file out. It reads `authors.yml`, which is there as well. Remove one of them.",
      "content/docs/mixed/_category_.YML warning left-out-file: The site leaves this file out. It reads `_category_.yml`, so rename the file.",
      "content/docs/mixed/Mixed.Mdx warning left-out-file: The site leaves this file out. It reads `Mixed.mdx`, so rename the file.",
      "content/docs/mixed/taken.markdown warning left-out-file: The site leaves this file out. It reads `taken.md`, which is there as well. Remove one of them.",
      "content/Docs/one.md warning left-out-file: The site leaves the folder `Docs` out. It reads `docs`, so rename the folder.",
      "content/docs/Tags.yml warning left-out-file: The site leaves this file out. It reads `tags.yml`, so rename the file.",
      "content/docs/upper.MD warning left-out-file: The site leaves this file out. It reads `upper.md`, so rename the file.",
      "content/figures.yaml warning left-out-file: The site leaves this file out. It reads `figures.yml`, which is there as well. Remove one of them.",
      "content/Home.yml warning left-out-file: The site leaves this file out. It reads `home.yml`, which is there as well. Remove one of them.",
      "content/pages/long.markdown warning left-out-file: The site leaves this file out. It reads `long.md`, so rename the file.",
    ],
  },
];
