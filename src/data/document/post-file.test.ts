import { z } from "zod";
import { readYaml } from "../yaml/yaml";
import { parsePostName, postAuthors, postFields, postName, postTags } from "./post-file";

const schema = z.object(postFields);
const read = (yaml: string) => {
  const { value, problems } = readYaml(yaml, "content/blog/post.md", schema);
  return { fields: value ?? schema.parse({}), problems };
};

describe("M6 addresses of posts are those that Docusaurus makes", () => {
  // The first eleven come from Docusaurus' own tests of blogUtils.
  test.each([
    ["some-post.md", null, "some-post"],
    ["some-post/index.md", null, "some-post"],
    ["some-post/some-file.md", null, "some-post/some-file"],
    ["some-post/some-subfolder/index.md", null, "some-post/some-subfolder"],
    ["2021-05-12-beta.md", "2021-05-12", "2021/05/12/beta"],
    ["2021-05-12-beta/index.md", "2021-05-12", "2021/05/12/beta"],
    ["2021/05/12/beta/index.md", "2021-05-12", "2021/05/12/beta"],
    ["2021/05-12-beta/index.md", "2021-05-12", "2021/05/12/beta"],
    ["2021/05/12/beta/subfolder/subfile.md", "2021-05-12", "2021/05/12/beta/subfolder/subfile"],
    ["team-a/2021/05/12/beta.md", "2021-05-12", "2021/05/12/team-a/beta"],
    ["team-a-2021-05-12-hey/beta.md", "2021-05-12", "2021/05/12/team-a-hey/beta"],
    ["2021/08/26/x.md", "2021-08-26", "2021/08/26/x"],
    ["2021-08-26/x.mdx", "2021-08-26", "2021/08/26/x"],
    ["2021-08-26/index.md", "2021-08-26", "2021/08/26/index"],
    ["2021-8-6-x.md", "2021-8-6", "2021/8/6/x"],
    ["2021-08-26.md", "2021-08-26", "2021/08/26/"],
    ["99999-01-01-x.md", null, "99999-01-01-x"],
    ["2021-08-261-x.md", null, "2021-08-261-x"],
    ["12021/08/26/x.md", null, "12021/08/26/x"],
  ])("%s", (name, date, slug) => {
    expect(parsePostName(name)).toEqual({ date, slug });
  });
});

test.each([
  ["2021-05-12-beta.md", "beta"],
  ["2021/05/12/beta/index.mdx", "beta"],
  ["team/2021-05-12-beta/part.md", "beta/part"],
  ["some-post/index.md", "some-post"],
  ["2021-08-26.md", "2021-08-26"],
])("M6 %s without a title is called %s", (name, expected) => {
  expect(postName(name)).toBe(expected);
});

describe("M6 authors of a post", () => {
  test.each([
    ["a key", "authors: ada", [{ key: "ada", facts: {} }]],
    [
      "a list of keys",
      "authors: [ada, bob]",
      [
        { key: "ada", facts: {} },
        { key: "bob", facts: {} },
      ],
    ],
    [
      "an author with facts of their own, key and more keys",
      "authors:\n  - ada\n  - key: bob\n    title: Guest\n  - name: Eve\n    image_url: /eve.png",
      [
        { key: "ada", facts: {} },
        { key: "bob", facts: { title: "Guest" } },
        { key: null, facts: { name: "Eve", image: "/eve.png" } },
      ],
    ],
    [
      "an object alone, with places",
      "authors:\n  name: Eve\n  url: https://eve.example\n  email: eve@eve.example\n  socials:\n    x: eve\n    github: eve\n    stackoverflow: 82609\n    newsletter: https://eve.example/news",
      [
        {
          key: null,
          facts: {
            name: "Eve",
            url: "https://eve.example",
            links: [
              { label: "Eve", href: "https://eve.example" },
              { label: "eve@eve.example", href: "mailto:eve@eve.example" },
              { label: "X", href: "https://x.com/eve" },
              { label: "GitHub", href: "https://github.com/eve" },
              { label: "Stack Overflow", href: "https://stackoverflow.com/users/82609" },
              { label: "Newsletter", href: "https://eve.example/news" },
            ],
          },
        },
      ],
    ],
    [
      "the keys of old",
      "author: Eve\nauthor_title: Guest\nauthor_url: https://eve.example\nauthorImageURL: /eve.png",
      [
        {
          key: null,
          facts: {
            name: "Eve",
            title: "Guest",
            url: "https://eve.example",
            image: "/eve.png",
            links: [{ label: "Eve", href: "https://eve.example" }],
          },
        },
      ],
    ],
    ["none", "title: Alone", []],
  ])("%s", (_, yaml, expected) => {
    const { fields, problems } = read(yaml);
    expect(problems).toEqual([]);
    expect(postAuthors(fields)).toEqual(expected);
  });

  test.each([
    [
      "authors:\n  - title: Guest",
      2,
      5,
      '`authors[0]`: expected the key of an author, or an author with a name, found `{"title":"Guest"}`.',
    ],
    [
      "authors:\n  name: Eve\n  socials:\n    github: a/b",
      4,
      13,
      "`authors.socials.github`: expected a user name on that platform, or an address that starts with https://, found `a/b`.",
    ],
    ['authors: ""', 1, 10, "`authors`: expected some text, found ``."],
    [
      "authors:\n  - ada\n  - [bob]",
      3,
      5,
      '`authors[1]`: expected keys with values, found `["bob"]`.',
    ],
  ])("F what is wrong is named with its place: %j", (yaml, line, column, message) => {
    expect(read(yaml).problems).toMatchObject([{ line, column, message }]);
  });
});

describe("M6 tags of a post", () => {
  test.each([
    [
      "keys",
      "tags: [hola, Hello World]",
      [
        { address: "hola", name: "hola", label: "hola" },
        { address: "hello-world", name: "Hello World", label: "Hello World" },
      ],
    ],
    ["a number", "tags: [2021]", [{ address: "2021", name: "2021", label: "2021" }]],
    [
      "a tag of its own",
      "tags:\n  - label: Deep dive\n    permalink: /deep/",
      [{ address: "deep", name: null, label: "Deep dive" }],
    ],
    ["none", "title: Alone", []],
  ])("%s", (_, yaml, expected) => {
    const { fields, problems } = read(yaml);
    expect(problems).toEqual([]);
    expect(postTags(fields)).toEqual(expected);
  });
});
