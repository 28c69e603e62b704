import { compileAs, environment, pathOf } from "../../../test/jest/compile-as";
import { childrenOf } from "../../../test/jest/tree";
import type { DocumentTree } from "../../site/tree";
import { compile } from "../compile";
import { toSections } from "../tree/sections";

const terms = [
  { slug: "tick", spellings: ["tick", "ticks"], file: null },
  { slug: "tick-spacing", spellings: ["tick spacing"], file: null },
  { slug: "liquidity-provider", spellings: ["liquidity provider", "LP", "LPs"], file: null },
  { slug: "erc-20", spellings: ["ERC-20"], file: null },
  { slug: "liquidity", spellings: ["流動性"], file: null },
  { slug: "hindi", spellings: ["शुल्क"], file: null },
  { slug: "post", spellings: ["welcome post"], file: pathOf("md") },
];

const withTerms = { ...environment, terms: () => terms };
const compiled = (source: string) => compile(source, pathOf("md"), withTerms);

/** Returns a text in which each marked term is in brackets. */
const marks = (nodes: DocumentTree): string =>
  nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const [name, props] = node;
      const inner = marks(childrenOf(node));
      return name === "Term" ? `[${inner}](${props.name})` : inner;
    })
    .join("");

describe("the first use of each term of the glossary is marked", () => {
  test.each([
    ["a word", "A tick is small.", "A [tick](tick) is small."],
    ["one in a text without blanks", "高い流動性を提供", "高い[流動性](liquidity)を提供"],
    ["a whole word with marks", "शुल्कों शुल्क", "शुल्कों [शुल्क](hindi)"],
    ["once, whatever its form", "Ticks, a tick, TICK.", "[Ticks](tick), a tick, TICK."],
    ["two that begin alike", "Tick spacing, tick", "[Tick spacing](tick-spacing), [tick](tick)"],
    ["whole words", "Ticker, sticks, tick2, a2tick", "Ticker, sticks, tick2, a2tick"],
    ["no part of a compound", "tick-like, sub-tick", "tick-like, sub-tick"],
    [
      "beside punctuation",
      "(tick), “LP”; LP’s",
      "([tick](tick)), “[LP](liquidity-provider)”; LP’s",
    ],
    ["before a dash between words", "tick - or not", "[tick](tick) - or not"],
    [
      "one that runs over a line",
      "a liquidity\nprovider",
      "a [liquidity\nprovider](liquidity-provider)",
    ],
    ["one with a hyphen", "a tick-spacing", "a [tick-spacing](tick-spacing)"],
    ["an acronym as written", "lps and lp", "lps and lp"],
    ["an acronym in the plural", "An LPs", "An [LPs](liquidity-provider)"],
    ["one with a number", "an ERC-20 token", "an [ERC-20](erc-20) token"],
    ["one with letters around", "éLP LPé", "éLP LPé"],
    ["in emphasis", "*a **tick***", "a [tick](tick)"],
    ["in a list", "- a tick\n- a tick", "a [tick](tick)a tick"],
    ["in a quotation", "> a tick", "a [tick](tick)"],
    ["in an admonition, not in its title", ":::note[tick]\n\na tick\n\n:::", "a [tick](tick)"],
    ["in tabs", "<Tabs>\n<TabItem value='b'>\na tick\n</TabItem>\n</Tabs>", "a [tick](tick)"],
    ["in a table, not in its head", "| tick |\n| - |\n| tick |", "tick[tick](tick)"],
    ["not in a heading", "## Tick\n\na tick", "Ticka [tick](tick)"],
    ["not in a link", "[tick](/a), tick", "tick, [tick](tick)"],
    ["not in a link by reference", "[tick][a], tick\n\n[a]: /a", "tick, [tick](tick)"],
    ["not in code", "`tick`, tick", "tick, [tick](tick)"],
    ["not in a formula", "$tick$, tick", "tick, [tick](tick)"],
    [
      "not in a summary",
      "<details>\n<summary>tick</summary>\n\na tick\n\n</details>",
      "ticka [tick](tick)",
    ],
    ["not in a card", '<Card title="tick" to="/a">tick</Card>\n\ntick', "tick[tick](tick)"],
    ["not in other elements", "<abbr>tick</abbr> tick", "tick [tick](tick)"],
    ["not in the file that explains it", "a welcome post", "a welcome post"],
  ])("%s", (_, source, expected) => {
    const { tree, problems, module } = compiled(source);
    expect(marks(tree)).toBe(expected);
    expect(problems).toEqual([]);
    expect(module).toBeNull();
  });

  test("as an element, which changes no plain text and is no part of a preview", () => {
    const { tree, preview, excerpt } = compiled("Of ticks.\n\n<!-- truncate -->");
    expect(tree).toEqual([["p", {}, "Of ", ["Term", { name: "tick" }, "ticks"], "."]]);
    expect(excerpt).toBe("Of ticks.");
    expect(toSections(tree).map(({ text }) => text)).toEqual(["Of ticks."]);
    expect(preview).toEqual(compileAs("Of ticks.").tree);
  });
});

test.each(["no term", "a tick"])(
  "a message names the same place in the check, which marks no terms, and in a build: %s",
  (text) => {
    const source = `<Tabs>${text}</Tabs>\n`;
    const places = (isCheck: boolean) =>
      compile(source, pathOf("mdx"), { ...withTerms, isCheck }).problems.map(
        ({ line, column, code }) => `${line}:${column} ${code}`,
      );
    expect(places(true)).toEqual(["1:7 html-nesting"]);
    expect(places(false)).toEqual(places(true));
  },
);

test("G1 a document knows which terms are marked in it, once each", () => {
  expect(compiled("An LP, a tick, ticks.\n\n## Tick spacing").terms).toEqual([
    "liquidity-provider",
    "tick",
  ]);
});
