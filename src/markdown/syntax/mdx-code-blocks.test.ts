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

  test("the places of faults stay", () => {
    const source = "```mdx-code-block\n<b>x</b>\n```\n\n{product.none}\n";
    expect(placesOf(source)).toEqual(["5:1 error unknown-word"]);
  });
});
