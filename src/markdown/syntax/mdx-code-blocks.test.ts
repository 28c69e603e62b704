import { placesOf } from "../../../test/jest/compile-as";
import { expectHtml, htmlOf } from "../../../test/jest/html";

const FENCED = `
\`\`\`mdx-code-block
<details>
\`\`\`

Text

\`\`\`\`mdx-code-block${" "}
</details>
\`\`\`\`

\`\`\`js
a
\`\`\`
`;

describe("M6: `mdx-code-block` is no code", () => {
  test("but what is in it", () => {
    const bare = "<details>\n\nText\n\n</details>\n\n```js\na\n```\n";
    expectHtml(FENCED, htmlOf(bare));
  });

  const DETAILS = "<details>\n\n<b>x</b>\n\n</details>";

  test.each([
    [
      "in one with a longer fence",
      "````mdx-code-block\n<details>\n\n```mdx-code-block\n<b>x</b>\n```\n\n</details>\n````",
      DETAILS,
    ],
    [
      "three deep",
      "`````mdx-code-block\n<details>\n\n````mdx-code-block\n```mdx-code-block\n<b>x</b>\n```\n````\n\n</details>\n`````",
      DETAILS,
    ],
    [
      "twice, in two others",
      "````mdx-code-block\n```mdx-code-block\n<b>x</b>\n```\n````\n\n````mdx-code-block\n```mdx-code-block\n<b>y</b>\n```\n````",
      "<b>x</b>\n\n<b>y</b>",
    ],
    [
      "with code in it",
      "````mdx-code-block\n<details>\n\n```js\na\n```\n\n</details>\n````",
      "<details>\n\n```js\na\n```\n\n</details>",
    ],
    [
      "within a list",
      "1. a\n\n   ````mdx-code-block\n   ```mdx-code-block\n   <b>x</b>\n   ```\n   ````",
      "1. a\n\n   <b>x</b>",
    ],
    [
      "within an admonition",
      ":::note\n\n````mdx-code-block\n```mdx-code-block\n<b>x</b>\n```\n````\n\n:::",
      ":::note\n\n<b>x</b>\n\n:::",
    ],
  ])("%s", (_, source, bare) => {
    expectHtml(source, htmlOf(bare));
  });

  test("the places of faults stay", () => {
    const source = "```mdx-code-block\n<b>x</b>\n```\n\n{product.none}\n";
    expect(placesOf(source)).toEqual(["5:1 error unknown-word"]);
  });
});
