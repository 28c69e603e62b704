import { problemsOf } from "../../../test/jest/compile-as";
import { expectHtml } from "../../../test/jest/html";

/** A message without what is the same in all. */
const short = (message: string): string =>
  message.replace("warning unsafe-markup: The build removes the attribute ", "");

describe("M6 an attribute that an element of the site does not have", () => {
  test.each([
    [
      '<Card title="a" to="https://b.example" tile="c" />',
      ["1:1 `tile` of `<Card>`. The element has only `title`, `to`. Did you mean `title`?"],
    ],
    [
      "<Tabs lazy>\n<TabItem value='a' className='b' hidden>c</TabItem>\n</Tabs>",
      [
        "1:1 `lazy` of `<Tabs>`. The element has only `groupId`, `queryString`, `defaultValue`, `values`, `className`.",
        "2:1 `hidden` of `<TabItem>`. The element has only `value`, `label`, `default`, `className`.",
      ],
    ],
    [
      'import Link from "@docusaurus/Link"\n\n<Link to="https://b.example" isNavLink>c</Link>',
      [
        "3:1 `isNavLink` of `<a>`. HTML has no attribute of this name. Attributes of your own must begin with `data-`.",
      ],
    ],
    [
      'import Admonition from "@theme/Admonition"\n\n<Admonition type="tip" icon="x">a</Admonition>',
      ["3:1 `icon` of `<Admonition>`. The element has only `kind`, `title`, `id`."],
    ],
    [
      "{[1].map((a) => <Card key={a} title='b' to='/c' size='d' />)}",
      ["1:49 `size` of `<Card>`. The element has only `title`, `to`."],
    ],
    [
      'import CodeBlock from "@theme/CodeBlock"\n\n<CodeBlock language="js" live>\na\n</CodeBlock>',
      [
        "3:26 `live` of `<CodeBlock>`. The element has only `className`, `language`, `metastring`, `showLineNumbers`, `title`.",
      ],
    ],
    ['export const Card = () => null;\n\n<Card size="a" />', []],
    ['<Card {...{ title: "a", to: "https://b.example" }} />', []],
    [":::note[a]{#b}\nc\n:::", []],
  ])("%s", (source, expected) => {
    expect(problemsOf(source, "mdx").map(short)).toEqual(expected);
  });
});

describe("an attribute without a value is there", () => {
  test.each([
    "<p inert>a</p>",
    "<p title>a</p>",
    "<p data-a>a</p>",
    "<ol compact><li>a</li></ol>",
    "<table><tbody><tr><td nowrap>a</td></tr></tbody></table>",
    "<p hidden>a</p>",
    "<details open><summary>a</summary></details>",
    '<img src="https://a.example/b.png" alt />',
    '<img src="https://a.example/b.png" alt="c" ismap hidden />',
  ])("%s", (source) => {
    const html = source
      .replace(" />", "/>")
      .replace(/ (inert|title|data-a|compact|nowrap|hidden|open|alt|ismap)(?=[ />])/g, ' $1=""');
    expectHtml(source, html);
  });
});
