import { compileAs, problemLines } from "../../../test/jest/compile-as";
import { expectHtml } from "../../../test/jest/html";

test.each([
  ["```ts", { "data-language": "ts" }],
  ["```", {}],
  ['```solidity title="Pair.sol"', { "data-language": "solidity", "data-title": "Pair.sol" }],
  ["```js {2} title='a \"b\".js'", { "data-language": "js", "data-title": 'a "b".js' }],
  ['```js subtitle="no"', { "data-language": "js" }],
])("M2: the language and title of a code block: %s", (fence, props) => {
  expect(compileAs(`${fence}\na < b && {c}\n\`\`\``).tree).toMatchObject([["pre", props, {}]]);
});

test("M2 colours of a block are the same in a document with code", () => {
  const code = '<span class="k">val</span> a = <span class="s">&quot;b&quot;</span>';
  const html = `<pre data-language="kotlin"><code>${code}</code></pre>`;
  expectHtml('```kotlin\nval a = "b"\n```', html);
});

describe("F: code that would take long to colour is shown without colours, with a warning", () => {
  test.each([
    ["a line of 4002 characters", "lines of at most 4000", "$(".repeat(2001)],
    ["60000 characters", "at most 50000", "<a\n".repeat(20_000)],
  ])("%s", (found, limit, code) => {
    const source = `\`\`\`bash\n${code}\n\`\`\`\n\n\`\`\`text\n${code}\n\`\`\``;
    const document = compileAs(source);
    expect(problemLines(document)).toEqual([
      `1:1 warning too-long: The code has ${found}. It is shown without colours, because the build colours ${limit}.`,
    ]);
    expect(JSON.stringify(document.tree)).not.toContain("className");
  });
});
