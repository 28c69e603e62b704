import { resolve } from "node:path";
import { compileAs } from "../../test/jest/two-ways";

const problemsOf = (source: string): string[] =>
  compileAs(source, "mdx").problems.map(
    ({ line, column, severity, code, message }) =>
      `${line}:${column} ${severity} ${code}: ${message}`,
  );

describe("M6: Docusaurus' elements need no import", () => {
  test.each([
    [
      "Tabs",
      '<Tabs groupId="a" queryString defaultValue="b" className="c" values={[{ label: "B", value: "b" }]}><TabItem value="b" default>d</TabItem></Tabs>',
    ],
    ["Admonition", '<Admonition type="tip" title="a">b</Admonition>'],
    ["Details", '<Details summary="a">b</Details>'],
    ["Details", "<Details><summary>a</summary>b</Details>"],
  ])("%s: %s", (name, element) => {
    const plain = compileAs(element, "mdx");
    expect(plain).toMatchObject({ needsModule: false, problems: [] });
    const imported = `import ${name} from '@theme/${name}';\nimport TabItem from "@theme/TabItem"\n\n${element}`;
    expect(compileAs(imported, "mdx")).toMatchObject({
      needsModule: false,
      problems: [],
      tree: plain.tree,
    });
  });

  test("whatever the document calls them", () => {
    const source =
      'import T from "@theme/Tabs"\nimport I from "@theme/TabItem"\n\n<T>\n<I value="a">b</I>\n</T>';
    expect(compileAs(source, "mdx").tree).toEqual([["Tabs", {}, ["TabItem", { value: "a" }, "b"]]]);
  });

  test("also where the import stands within an element", () => {
    const source =
      'import T from "@theme/Tabs"\n\n<T>\n\nimport I from "@theme/TabItem"\nexport const a = "b";\n\n<I value="a">{a}</I>\n\n</T>';
    expect(problemsOf(source)).toEqual([]);
    expect(compileAs(source.replace(/^export.*\n/m, "").replace("{a}", "b"), "mdx").tree).toEqual([
      ["Tabs", {}, ["TabItem", { value: "a" }, "b"]],
    ]);
  });

  test("details have their summary", () => {
    expect(compileAs('<Details summary="a">\n\nb\n\n</Details>').tree).toEqual([
      ["details", {}, ["summary", {}, "a"], ["p", {}, "b"]],
    ]);
  });

  test("a code block is one", () => {
    const fenced = '```ts title="a.ts" {1} showLineNumbers\nconst a = {b};\n// c\n```';
    const element =
      'import Code from "@theme/CodeBlock"\n\n<Code language="ts" title="a.ts" metastring="{1}" showLineNumbers>\n{`const a = {b};\n// c`}\n</Code>';
    expect(compileAs(element, "mdx")).toMatchObject({
      needsModule: false,
      problems: [],
      tree: compileAs(fenced).tree,
    });
    expect(problemsOf("export const a = 1\n\n<CodeBlock>{a}</CodeBlock>")).toEqual([
      "3:1 error unknown-element: The text of this `<CodeBlock>` is known only when code runs. Put the code itself into a fenced block.",
    ]);
  });

  test("nor do addresses of files", () => {
    const source =
      "import useBaseUrl from '@docusaurus/useBaseUrl'\n\n<img alt=\"a\" src={require('./page.png').default} />\n\n<Card to={useBaseUrl('/a')} title={`b`} />";
    const plain = '<img alt="a" src="./page.png" />\n\n<Card to="/a" title="b" />';
    expect(compileAs(source, "mdx").needsModule).toBe(true);
    expect(compileAs(source.replace("{`b`}", '"b"'), "mdx")).toMatchObject({
      needsModule: false,
      problems: [],
      tree: compileAs(plain).tree,
    });
  });

  test("an element of that name that the document has itself is its own", () => {
    const source = 'import { Suspense as Details } from "react"\n\n<Details>a</Details>';
    expect(compileAs(source, "mdx").tree).toEqual([["Details", {}, "a"]]);
  });
});

describe("M6: what documents import from Docusaurus needs no code", () => {
  const imported = (name: string, module: string, rest: string) =>
    compileAs(`import ${name} from "${module}"\n\n${rest}`);

  test.each([
    [
      "Link",
      "@docusaurus/Link",
      '<Link to="/a" isNavLink id="b">c</Link>',
      '<a href="/a" id="b">c</a>',
    ],
    ["Other", "@docusaurus/Link", 'a <Other to="./page.png">c</Other>', "a [c](./page.png)"],
    ["Heading", "@theme/Heading", '<Heading as="h2" id="b">c</Heading>', '<h2 id="b">c</h2>'],
    ["Translate", "@docusaurus/Translate", "a <Translate id='x'>b</Translate>", "a b"],
    ["Translate", "@docusaurus/Translate", "a <Translate id='x'>{'b'}</Translate>", "a b"],
    ["{ translate }", "@docusaurus/Translate", "a {translate({ message: 'b', id: 'c' })}", "a b"],
    [
      "Image",
      "@theme/IdealImage",
      "<Image img={require('./page.png')} alt='b' />",
      '<img src="./page.png" alt="b" />',
    ],
    [
      "Logo",
      "/img/logo.svg",
      "<Logo title='b' width='9' />",
      '<img src="/img/logo.svg" width="9" alt="b" />',
    ],
    [
      "Logo",
      "@site/static/img/logo.svg",
      "a <Logo aria-label='b' role='img' />",
      "a ![b](/img/logo.svg)",
    ],
    ["picture", "./page.png", "<img src={picture} alt='b' />", '<img src="./page.png" alt="b" />'],
    [
      "Code",
      "@theme/CodeBlock",
      "<Code className='language-js'>a {'\\n'}b</Code>",
      "```js\na \nb\n```",
    ],
    [
      "DocCard",
      "@theme/DocCard",
      "<DocCard item={{ type: 'link', label: 'b', href: '/c', description: 'd' }} />",
      '<Card title="b" to="/c">d</Card>',
    ],
    [
      "TOCInline",
      "@theme/TOCInline",
      "<TOCInline toc={toc.slice(1)} />\n\n## a\n\n## b\n\n### c\n\n#### d\n\n## e",
      "- [b](#b)\n  - [c](#c)\n- [e](#e)\n\n## a\n\n## b\n\n### c\n\n#### d\n\n## e",
    ],
    ["useBaseUrl", "@docusaurus/useBaseUrl", "<a href={useBaseUrl('a/b')}>c</a>", "[c](/a/b)"],
  ])("%s of %s: %s", (name, module, source, plain) => {
    const { tree, needsModule, problems, links } = imported(name, module, source);
    const expected = compileAs(plain);
    const unwrapped = (nodes: typeof tree) => (nodes.length === 1 ? nodes[0] : nodes);
    expect(problems).toEqual(expected.problems);
    expect(needsModule).toBe(false);
    expect(JSON.stringify(unwrapped(tree))).toBe(
      JSON.stringify(unwrapped(expected.tree)).replace(/^\["p",\{\},(\["a",.*\])\]$/, "$1"),
    );
    expect(links.map(({ target }) => target)).toEqual(expected.links.map(({ target }) => target));
  });

  test("a drawing of the site's own code is no component here", () => {
    const source = 'import Fish from "@site/src/elements/fish.svg"\n\nText.\n\n<Fish />';
    expect(problemsOf(source)).toContain(
      "5:1 error unknown-element: `<Fish>` is a picture and no component. Put the file into `static/` or beside the document.",
    );
  });

  test("a themed image is two, and brings the styles that hide one", () => {
    const source =
      "<ThemedImage alt='a' sources={{ light: useBaseUrl('/b.png'), dark: require('./page.png').default }} />";
    const { tree, needsModule, images } = imported(
      "ThemedImage",
      "@theme/ThemedImage",
      `import useBaseUrl from '@docusaurus/useBaseUrl'\n\n${source}`.replace(/^/, ""),
    );
    expect(needsModule).toBe(false);
    expect(images).toHaveLength(1);
    expect(tree.map((node) => (typeof node === "string" ? node : node.slice(0, 2)))).toEqual([
      ["style", {}],
      ["span", { className: "light-only" }],
      ["span", { className: "dark-only" }],
    ]);
  });

  test("the text of a file is a code block, and the document depends on the file", () => {
    const { tree, needsModule, sources } = imported(
      "text",
      "!!raw-loader!@site/content/figures.yml",
      '<CodeBlock language="yaml">{text}</CodeBlock>',
    );
    expect(sources).toEqual([resolve("test/site/content/figures.yml")]);
    expect(needsModule).toBe(false);
    expect(JSON.stringify(tree)).toContain("description");
  });

  test("what only running code shows keeps its import", () => {
    expect(imported("Tabs", "@theme/Tabs", "{[1].map(() => <Tabs />)}")).toMatchObject({
      needsModule: true,
      problems: [],
    });
    const code = "export const a = `b`\n\n<CodeBlock>{a}</CodeBlock>";
    expect(imported("CodeBlock", "@theme/CodeBlock", code)).toMatchObject({
      needsModule: true,
      problems: [],
    });
    const values = "<Translate id='x' values={{ a: <b>1</b> }}>{'{a}'}</Translate>";
    expect(imported("Translate", "@docusaurus/Translate", values)).toMatchObject({
      needsModule: true,
      problems: [],
    });
  });

  test("addresses that a component of the document gets stay code", () => {
    const source = "import Own from './page.png'\n\n<Own src={useBaseUrl('/a')} />";
    expect(imported("useBaseUrl", "@docusaurus/useBaseUrl", source)).toMatchObject({
      needsModule: true,
      problems: [],
    });
  });
});

test("M6 a path that climbs out of the docs leads beside `content/`, as on a Docusaurus site", () => {
  const importOf = (name: string) => `import a from "../../${name}"\n\n<img alt="b" src={a} />`;
  expect(compileAs(importOf("static/img/own.png"), "mdx").problems).toEqual([]);
  expect(problemsOf(importOf("static/img/won.png"))).toEqual([
    "1:1 error broken-import: `../../static/img/won.png` cannot be imported: no file has this path from the document's folder. Did you mean `own.png`?",
  ]);
});

describe("F: an import that leads nowhere is an error with its place and what to do", () => {
  test.each([
    [
      'import { useColorMode, useThemeConfig as a } from "@docusaurus/theme-common"\n\n{a()}',
      "useThemeConfig",
    ],
    ['import useColorMode from "@docusaurus/theme-common"\n\n{useColorMode()}', "default"],
    ['export { useThemeConfig } from "@docusaurus/theme-common"', "useThemeConfig"],
  ])("%s", (code, name) => {
    expect(problemsOf(code)).toEqual([
      `1:1 error broken-import: \`@docusaurus/theme-common\` cannot be imported: on this site it has no \`${name}\`, only \`useColorMode\`.`,
    ]);
  });

  test.each([
    ["./no", "no file has this path from the document's folder."],
    ["./pages.png", "no file has this path from the document's folder. Did you mean `page.png`?"],
    ["@site/src/no", "no file has this path from the project's root."],
    [
      "no-such-package/x",
      "the package `no-such-package` is not installed. Run `npm install no-such-package`.",
    ],
    ["@no/such", "the package `@no/such` is not installed. Run `npm install @no/such`."],
    [
      "@docusaurus/Lnk",
      "it is a part of Docusaurus that this site does not have. Did you mean `@docusaurus/Link`? Leave it out, or import a component of your own.",
    ],
    [
      "@theme/Navbar",
      "it is a part of Docusaurus that this site does not have. Write the component yourself, as `src/theme/…`, or leave it out.",
    ],
    [
      "@theme-original/Footer",
      "it is a part of Docusaurus that this site does not have. This site has its own theme, whose components are in `src/elements`, `src/layout` and `src/views`: import them from there, or change them.",
    ],
    [
      "@docusaurus/plugin-sitemap",
      "it is a part of Docusaurus that this site does not have. What plugins know is in the data layer: query it as in `docs/data-layer.md`.",
    ],
    [
      "!!url-loader!./x",
      "an import must not name webpack loaders (`!`), except `!!raw-loader!`, which gives the text of a file.",
    ],
    ["!!raw-loader!./x", "no file has this path from the document's folder."],
  ])("%s", (name, fault) => {
    const message = `\`${name}\` cannot be imported: ${fault}`;
    expect(problemsOf(`Text\n\nimport react from "react"\nimport a from "${name}"`)).toEqual([
      `4:1 error broken-import: ${message}`,
    ]);
    expect(problemsOf(`export * from "${name}"`)).toEqual([`1:1 error broken-import: ${message}`]);
  });

  const MAY =
    "Content may read the files of this project, except hidden files, `node_modules`, `public`, `package.json` and `package-lock.json`.";
  const OUTSIDE = `it is outside the project. ${MAY}`;

  test.each([
    ["../../../../../../../../../../../etc/hostname", OUTSIDE],
    ["/etc/hostname", OUTSIDE],
    ["@site/../run", OUTSIDE],
    ["../../../..", OUTSIDE],
    ["@site/.env", `\`.env\` is hidden. ${MAY}`],
    ["../../../.git/config", `\`.git\` is hidden. ${MAY}`],
    ["@site/package.json", `\`package.json\` is not content. ${MAY}`],
    ["@site/public/index.html", `\`public\` is not content. ${MAY}`],
    ["../../../node_modules/react/index", `\`node_modules\` is not content. ${MAY}`],
    ["react/../../../etc/hostname", "the path inside a package must not contain `..`."],
    ["fs", "it is a module of Node.js, which browsers do not have."],
    ["node:fs/promises", "it is a module of Node.js, which browsers do not have."],
    ["process", "it is a module of Node.js, which browsers do not have."],
  ])("%s is not for documents, whether it is there or not", (name, fault) => {
    const message = `\`${name}\` cannot be imported: ${fault}`;
    expect(problemsOf(`import a from "${name}"`)).toEqual([`1:1 error broken-import: ${message}`]);
    expect(problemsOf(`{[import("${name}")]}`)).toEqual([`1:3 error broken-import: ${message}`]);
  });

  test.each([
    ["process.env.HOME", "process"],
    ["require('./page.png')", "require"],
    ["new URL('./page.png', import.meta.url).href", "import.meta"],
    ["eval('1')", "eval"],
    ["globalThis.a", "globalThis"],
    ["__webpack_modules__", "__webpack_modules__"],
  ])("{%s} reaches beyond the page", (code, name) => {
    expect(problemsOf(`{${code}}`)).toEqual([
      expect.stringMatching(
        `^1:\\d+ error unknown-name: Documents may not use \`${name}\`, because it gives access to more than the page itself\\.$`,
      ),
    ]);
  });

  test.each([
    ["export from", `export { a } from "./no"`, "1:1"],
    ["braces", `{[import("./no")]}`, "1:3"],
    ["an attribute", `<b title={import("./no")}>c</b>`, "1:11"],
    ["attributes that are spread", `<Card {...{ title: import("./no") }} />`, "1:20"],
    ["an element in an attribute", `<b title={<i title={import("./no")} />}>c</b>`, "1:21"],
    ["a component of the document", `export const A = () => import("./no")`, "1:24"],
  ])("in %s, too", (_, source, place) => {
    expect(problemsOf(source)).toEqual([
      `${place} error broken-import: \`./no\` cannot be imported: no file has this path from the document's folder.`,
    ]);
  });

  test.each(["{ Fragment }", "{ Fragment as Other }", "*", "* as react"])(
    "in `export %s from`, names belong to the other module",
    (names) => {
      expect(problemsOf(`export ${names} from "react"`)).toEqual([]);
    },
  );

  test("and so is one that nobody can look up", () => {
    expect(problemsOf(`export const a = "b"\n\n{[import(a)]}`)).toEqual([
      "3:3 error broken-import: The path in `import(…)` must be plain text in quotation marks.",
    ]);
  });

  test.each([
    "./page.png",
    "@site/content/pages/elements",
    "@site/content/pages",
    "react",
    "@mdx-js/react",
  ])("%s leads somewhere", (name) => {
    const isFound = name !== "@site/content/pages";
    expect(problemsOf(`import a from "${name}"`)).toHaveLength(isFound ? 0 : 1);
  });
});
