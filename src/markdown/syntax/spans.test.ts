import fc from "fast-check";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import type { Extension } from "micromark-util-types";
import { fromMarkdown } from "../from-markdown";
import { spans } from "./spans";

const parse = (text: string, extension: Extension) =>
  fromMarkdown(text, {
    extensions: [extension],
    mdastExtensions: [gfmStrikethroughFromMarkdown],
  });

const signs = fc.constantFrom(
  "*",
  "**",
  "***",
  "****",
  "*****",
  "_",
  "__",
  "___",
  "~",
  "~~",
  "~~~",
);
const others = fc.constantFrom("a", "b c", " ", " ", "\n", ".", "“", "€", "\\*", "`*`", "é");
const brackets = fc.constantFrom("[", "](x)", "![", "]", "[a*](x)");
const texts = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: signs },
      { weight: 4, arbitrary: others },
      { weight: 1, arbitrary: brackets },
    ),
    { minLength: 2, maxLength: 30 },
  )
  .map((parts) => parts.join(""));

test("M6 spans are those of GitHub's Markdown, whatever stands in one another or across", () => {
  let withSpans = 0;
  fc.assert(
    fc.property(texts, (text) => {
      const expected = parse(text, gfmStrikethrough());
      if (/"(?:emphasis|strong|delete)"/.test(JSON.stringify(expected))) withSpans += 1;
      expect(parse(text, spans)).toEqual(expected);
    }),
    {
      numRuns: 1500,
      examples: [["****_**__******a"], ["__*__*****[*****[a*"], ["_****__******[*[__"]],
    },
  );
  expect(withSpans).toBeGreaterThan(500);
});

// A span that closes has what is within it looked at once more: by GitHub's for `~` first, by ours for `*` and `_` first. Random texts meet it
// once in some hundred thousand.
test.failing.each(["__**~****~*~__", "_~****~*****~**___", "__~~****~~*****.**___"])(
  "M6 in %j, `~` within another span comes before what is left of `*`",
  (text) => {
    expect(parse(text, spans)).toEqual(parse(text, gfmStrikethrough()));
  },
);
