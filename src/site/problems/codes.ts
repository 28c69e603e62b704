/**
 * The kinds of problems that the check reports, with what each is. `docs/writing/messages.md` has this
 * list as a table.
 */
export const PROBLEM_KINDS = [
  [
    ["yaml", "invalid-value", "unknown-key"],
    "invalid YAML; an unexpected value or key (in front matter an unknown key is a warning)",
  ],
  [
    ["syntax", "formula", "unknown-name", "broken-import"],
    "Markdown, JSX, formulas or code that cannot be read, or that use something missing",
  ],
  [["failing-code"], "code of a document that fails, or does not end, when its page is drawn"],
  [
    [
      "unknown-element",
      "unknown-admonition",
      "unknown-word",
      "missing-figure",
      "wrong-figures",
      "element-in-code",
    ],
    "an element, `:::kind`, `{product.…}` or figure that does not exist or is not allowed there",
  ],
  [
    ["translation"],
    "a folder of a language that the site does not have; a translation without a source, or with another address; a warning: a language without texts, a file that no language has, other tags than those of the source",
  ],
  [["low-contrast"], "a colour of the site in which text or signs could not be read"],
  [
    ["slot"],
    "a component in `src/slots` whose slot does not exist, or was written for other props (a warning if none of them is gone)",
  ],
  [["endless-word"], "a name of the product that contains itself"],
  [["mermaid"], "a Mermaid diagram that cannot be read; a warning: one that the build cannot draw"],
  [
    ["flow"],
    "a `<Flow>` without a table, with an amount that is no number, whose rows lead in a circle or do not add up",
  ],
  [
    ["wrong-attribute"],
    "an attribute that its element needs and cannot use, such as a price that is no number, or a licence that does not exist",
  ],
  [
    ["unknown-author", "unknown-tag", "unknown-doc", "unknown-sidebar", "unknown-collection"],
    "a reference to a name that does not exist",
  ],
  [
    ["example", "unknown-example-value"],
    "a fault in the YAML of a worked example; a value in braces that the example does not have",
  ],
  [["prose-formula"], "a warning: two dollar signs of a sentence that made a formula"],
  [
    ["duplicate-route", "duplicate-id", "duplicate-sidebar"],
    "two things with one address, or one below a file; a warning: one id twice, of which the first counts; two sidebars with one name",
  ],
  [["invalid-route"], "a slug or file name that gives an impossible address"],
  [["front-matter"], "front matter that never ends, or that does not start in the first line"],
  [["invalid-redirect"], "redirects that lead in a circle, or on more than three times"],
  [
    ["missing-date", "invalid-date", "empty-file", "invalid-encoding"],
    "a post without a date (it has that of its first commit, else of its file), or with an impossible one (a warning if the month lacks the day); an empty file; a file in another encoding",
  ],
  [
    ["git-history"],
    "a warning: git cannot tell when files were last changed (`deploy/README.md` says why)",
  ],
  [
    ["left-out-file"],
    "a warning: a file that is not read because of its name, such as `intro.MD`, `Authors.yml` or `figures.yaml`",
  ],
  [
    ["missing-file", "invalid-name"],
    "a file of the brand that is missing; a file name that Gatsby misreads",
  ],
  [
    ["too-long", "too-deep"],
    "a file, paragraph, heading or formula that is too long; parts that are nested too deep (see below)",
  ],
  [
    ["broken-image", "unsafe-image"],
    "an image that is missing, cannot be read, or would stand still (a warning); an SVG with code; a place in a photo (a warning)",
  ],
  [
    ["symlink-loop", "broken-symlink", "forbidden-file"],
    "a symbolic link that cannot be followed; a file that content may not read",
  ],
  [
    ["broken-link", "broken-anchor"],
    "warnings, or what `checks.brokenLinks` in `content/site.yml` says; a link that many files contain is reported once",
  ],
  [
    ["dead-link", "unchecked-link", "moved-link"],
    "of `npm run check -- --external`: a link to another site that leads nowhere; warnings: one whose host gives no clear answer, one that has moved for good",
  ],
  [
    ["lost-address", "lost-anchor"],
    "of `npm run check -- --since`: an address or a heading that readers had, and that leads nowhere now",
  ],
  [["missing-title", "missing-alt", "unsafe-markup", "html-entry", "empty-folder"], "warnings"],
  [["unsupported-markup"], "Markdown in a YAML file with code, or with what has no place there"],
  [
    ["solidity", "natspec", "duplicate-contract"],
    "a contract that does not compile, or has the name of another; a comment that names an unknown error or event, or lacks a tag (a warning)",
  ],
  [
    ["typescript", "wide-code"],
    "of `npm run check:code`: an example whose types are wrong; a line of one that is wider than a page",
  ],
  [
    ["html-nesting"],
    "a warning: an element where a browser does not leave it (`<div>` in `<p>`, a link in a link, text in a `<table>`)",
  ],
  [
    ["stray-sign"],
    "a warning: signs of Markdown that stay text, a block that nothing closes, a note or a cell that no page shows",
  ],
  [["unknown-language"], "a warning: a code block in a language that the build cannot colour"],
  [
    ["control-character", "bidi-character"],
    "warnings: a character that the build removes; one that makes code read in another order",
  ],
] as const;

/** The kind of a problem, such as `unknown-word` or `broken-link`. */
export type ProblemCode = (typeof PROBLEM_KINDS)[number][0][number];
