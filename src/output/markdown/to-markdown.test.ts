import { anyChart } from "../../../test/jest/any-chart";
import { copyOf, math } from "../../../test/jest/copy";
import { figuresWith } from "../../../test/jest/figures";
import { figureIn } from "../../site/charts/figures";
import { chartTable } from "../../site/charts/table";
import { inMode, modeStyles } from "../../site/mode-styles";
import type { DocumentTree } from "../../site/tree";

const figures = figuresWith();

const cases: [what: string, tree: DocumentTree, expected: string, formulas?: (string | null)[]][] =
  [
    [
      "addresses are absolute and have the prefix",
      [
        ["p", {}, ["a", { href: "/docs/b#c" }, "doc"], " ", ["a", { href: "#d" }, "here"]],
        ["p", {}, ["a", { href: "https://x.example/" }, "elsewhere"]],
        ["img", { src: "docs/ring.png", alt: "A ring" }],
        ["p", {}, ["a", { href: "/docs/a (b).pdf" }, "file"]],
      ],
      [
        "[doc](https://acme.example/prefix/docs/b#c) [here](https://acme.example/prefix/docs/a#d)",
        "[elsewhere](https://x.example/)",
        "![A ring](https://acme.example/prefix/static/1a/ring%20a.png)",
        "[file](https://acme.example/prefix/docs/a%20\\(b\\).pdf)",
      ].join("\n\n"),
    ],
    [
      "of two images for the colour modes, there is the light one",
      [
        ["style", {}, modeStyles],
        ["p", {}, ["span", { className: inMode.light }, ["img", { src: "/a.png", alt: "A" }]]],
        ["p", {}, ["span", { className: inMode.dark }, ["img", { src: "/b.png", alt: "B" }]]],
      ],
      "![A](https://acme.example/prefix/a.png)",
    ],
    [
      "formulas are TeX, and those written as MathML stay that",
      [
        ["ul", {}, ["li", {}, math, " is ", ["span", { className: "unbroken" }, math, "."]]],
        ["p", {}, math],
      ],
      "- $a_i$ is $b$.\n\n<math><mrow><mi>x</mi></mrow></math>",
      ["a_i", "b", null],
    ],
    [
      "formulas of which some are missing or shown twice stay MathML",
      [["p", {}, math, " and ", math]],
      "<math><mrow><mi>x</mi></mrow></math> and <math><mrow><mi>x</mi></mrow></math>",
      ["x"],
    ],
    [
      "an anchor is its text, and nothing without one",
      [
        ["p", {}, "A"],
        ["a", { id: "x" }],
        ["h2", {}, ["a", { id: "y" }], "B"],
        ["p", {}, ["a", { id: "z" }]],
        ["p", {}, ["a", { name: "n" }, "C"], ["a", { href: "/docs/b" }]],
        ["p", {}, ["a", { href: "/docs/b" }, ["img", { src: "/a.png" }]]],
      ],
      "A\n\n## B\n\nC\n\n[![](https://acme.example/prefix/a.png)](https://acme.example/prefix/docs/b)",
    ],
    [
      "code keeps its language and title, without its colours",
      [
        [
          "pre",
          { "data-language": "ts", "data-title": "x.ts", "data-numbers": 1 },
          ["code", {}, ["span", { className: "k" }, "const"], " a = `b`;\n", ["mark", {}, "c\n"]],
        ],
      ],
      '```ts title="x.ts"\nconst a = `b`;\nc\n```',
    ],
    [
      "what is done in a list of tasks is marked",
      [
        [
          "ul",
          {},
          ["li", {}, ["input", { type: "checkbox", checked: true }], " a"],
          ["li", {}, ["input", { type: "checkbox" }], " b"],
        ],
      ],
      "- [x] a\n- [ ] b",
    ],
    [
      "notes stand where they were written",
      [
        [
          "p",
          {},
          "A",
          ["sup", {}, ["a", { href: "#user-content-fn-n", "data-footnote-ref": true }, "1"]],
        ],
        [
          "section",
          { "data-footnotes": true },
          ["h2", {}, "Footnotes"],
          [
            "ol",
            {},
            [
              "li",
              { id: "user-content-fn-n" },
              [
                "p",
                {},
                "Note ",
                ["a", { href: "#user-content-fnref-n", "data-footnote-backref": true }, "↩"],
              ],
            ],
          ],
        ],
      ],
      "A[^n]\n\n[^n]: Note",
    ],
    [
      "what Markdown would read as markup is escaped",
      [["p", {}, "2 * 3 * 4 costs $5 or $6, [a] <b> _c_"]],
      "2 \\* 3 \\* 4 costs \\$5 or \\$6, \\[a] \\<b> \\_c\\_",
    ],
  ];

describe("X1 in a copy", () => {
  for (const [what, tree, expected, formulas] of cases) {
    test(what, () => expect(copyOf(tree, formulas)).toBe(expected));
  }
});

test("X1 a chart is its title, what there is to see, and its values at the figures of the site", () => {
  const { name, draw } = anyChart();
  const table = chartTable(draw, figureIn(figures));
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  expect(
    copyOf([[name, {}]])
      .split("\n")
      .filter(Boolean),
  ).toEqual([
    `**${table.title}**`,
    table.description,
    row(table.header),
    row(table.header.map(() => "-")),
    ...table.rows.map(row),
  ]);
});
