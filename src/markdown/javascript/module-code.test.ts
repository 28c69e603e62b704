import { problemsOf } from "../../../test/jest/compile-as";

test.each([
  [
    "export const a = 1\n\nText {a}\n\nexport const a = 2",
    "5:14",
    "Identifier 'a' has already been declared.",
  ],
  [
    "export default () => 1\n\nexport { default } from 'react'",
    "3:1",
    "a second `export default` is here, and the first is in line 1.",
  ],
  [
    "export const A = () => 1\n\n{<A {...{}} key={1} />}",
    "1:1",
    "Expected `key` to come before any spread expressions.",
  ],
  ["export const MDXContent = 1", "1:1", "Identifier 'MDXContent' has already been declared."],
])("F: code that is no valid module is an error: %j", (source, place, reason) => {
  expect(problemsOf(source, "mdx")).toEqual([
    `${place} error syntax: The \`import\`, \`export\` and braces of a document form one JavaScript module. This module is not valid: ${reason}`,
  ]);
});
