import type { Fault } from "./faults";

/** A billion of values in ten lines, below a key. */
const BOMB = Array.from({ length: 10 }, (_, index) => {
  const values = index === 0 ? "x" : `*x${index - 1}`;
  return `  x${index}: &x${index} [${Array(10).fill(values).join(", ")}]`;
}).join("\n");

/** Content that somebody means harm with (F), in the same site as `faults`. */
export const hostile: Fault[] = [
  {
    what: "aliases that stand for a billion of values, in front matter",
    files: {
      "docs/bomb.md": `---\nsidebar_custom_props:\n${BOMB}\nsidebar_position: first\n---\n\n# Bomb\n\n![](./no.png)\n`,
    },
    said: [
      "content/docs/bomb.md:6:47 error yaml: `*x2` is an alias too many: those of this file stand for more than 10000 values. Write the values out.",
      "content/docs/bomb.md:13:19 error invalid-value: `sidebar_position`: expected a number, found `first`.",
      "content/docs/bomb.md:18:1 error broken-image: The image `./no.png` was not found beside the file.",
    ],
  },
  {
    what: "aliases that stand for a billion of values, in a file of its own",
    files: {
      "docs/bomb/_category_.yml": `customProps:\n${BOMB}\nlable: Bomb\n`,
      "docs/bomb/one.md": "# One\n",
    },
    said: [
      "content/docs/bomb/_category_.yml:5:47 error yaml: `*x2` is an alias too many: those of this file stand for more than 10000 values. Write the values out.",
      "content/docs/bomb/_category_.yml:12:1 error unknown-key: `lable` is not a known key. Did you mean `label`?",
    ],
  },
  {
    what: "aliases that stand within what they stand for",
    files: {
      "docs/circle.md":
        "---\ntitle: *title\nkeywords: &words\n  - a\n  - *words\ntags: &tags\n  - *tags\n---\n\nText.\n",
    },
    said: [
      "content/docs/circle.md:2:8 error yaml: `*title` stands for nothing: no value before it is named `&title`.",
      "content/docs/circle.md:5:5 error yaml: `*words` stands within the value that it stands for, and so never ends.",
      "content/docs/circle.md:7:5 error yaml: `*tags` stands within the value that it stands for, and so never ends.",
    ],
  },
  {
    what: "YAML that is nested without an end",
    files: {
      "docs/deep.md": `---\ntitle: Deep\nkeywords: ${"[".repeat(10_000)}\n---\n\n{product.nme}\n`,
      "docs/deep/_category_.json": `${'{"items":'.repeat(10_000)}1${"}".repeat(10_000)}`,
      "docs/deep/one.md": "# One\n",
    },
    said: [
      "content/docs/deep.md:3:111 error yaml: Values are nested more than 100 deep here. Write them less deep.",
      "content/docs/deep.md:6:1 error unknown-word: `{product.nme}` is not a product word or figure. Did you mean `product.name`?",
      "content/docs/deep/_category_.json:1:902 error yaml: Values are nested more than 100 deep here. Write them less deep.",
    ],
  },
  {
    what: "keys that objects have by themselves",
    files: {
      "docs/own-names.md":
        "---\ntitle: Own names\n__proto__: { title: x }\nconstructor: { prototype: { title: x } }\ntoString: 1\n---\n\nText.\n",
      "docs/__proto__": "A file of no kind.\n",
      "blog/2025-01-02-own-names.md":
        "---\ntitle: Own names\nauthors:\n  - name: Ada\n    socials: { constructor: ada, __proto__: ada }\n---\n\nText.\n",
    },
    said: [
      "content/blog/2025-01-02-own-names.md:5:29 error invalid-value: `authors[0].socials.constructor`: expected an address that starts with https://, found `ada`.",
      "content/blog/2025-01-02-own-names.md:5:34 error yaml: A key has to be plain text, and not `__proto__`.",
      "content/docs/own-names.md:3:1 error yaml: A key has to be plain text, and not `__proto__`.",
      "content/docs/own-names.md:4:1 warning unknown-key: `constructor` is no key of front matter that is known here.",
      "content/docs/own-names.md:5:1 warning unknown-key: `toString` is no key of front matter that is known here.",
    ],
  },
];
