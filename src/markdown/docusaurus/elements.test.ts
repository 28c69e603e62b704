import { resolve } from "node:path";
import { compileAs, problemsOf } from "../../../test/jest/compile-as";
import { htmlOf } from "../../../test/jest/html";

describe("M6: Docusaurus' elements need no import", () => {
  const TABS =
    '<Tabs groupId="a" queryString defaultValue="b" values={[{ label: "B", value: "b" }]}><TabItem value="b" default>d</TabItem></Tabs>';

  test.each([
    ["Tabs", TABS],
    ["Admonition", '<Admonition type="tip" title="a">b</Admonition>'],
    ["Details", '<Details summary="a">b</Details>'],
    ["Details", "<Details><summary>a</summary>b</Details>"],
  ])("%s: %s", (name, element) => {
    const plain = compileAs(element, "mdx");
    expect(plain).toMatchObject({ module: null, problems: [] });
    const imported = `import ${name} from '@theme/${name}';\nimport TabItem from "@theme/TabItem"\n\n${element}`;
    expect(compileAs(imported, "mdx")).toMatchObject({
      module: null,
      problems: [],
      tree: plain.tree,
    });
  });

  test.each([
    [
      "whatever the document calls them",
      'import T from "@theme/Tabs"\nimport I from "@theme/TabItem"\n\n<T>\n<I value="a">b</I>\n</T>',
      [["Tabs", {}, ["TabItem", { value: "a" }, "b"]]],
    ],
    [
      "also where the import stands within an element",
      'import T from "@theme/Tabs"\n\n<T>\n\nimport I from "@theme/TabItem"\n\n<I value="a">b</I>\n\n</T>',
      [["Tabs", {}, ["TabItem", { value: "a" }, "b"]]],
    ],
    [
      "details have their summary",
      '<Details summary="a">\n\nb\n\n</Details>',
      [["details", {}, ["summary", {}, "a"], ["p", {}, "b"]]],
    ],
    [
      "but an element of that name that the document has itself is its own",
      'import { Suspense as Details } from "react"\n\n<Details>a</Details>',
      [["Hole", { n: 0, name: "Details" }, "a"]],
    ],
  ])("%s", (_, source, tree) => {
    expect(compileAs(source, "mdx")).toMatchObject({ tree, problems: [] });
  });

  test("also where code stands beside an import within an element", () => {
    const source =
      'import T from "@theme/Tabs"\n\n<T>\n\nimport I from "@theme/TabItem"\nexport const a = "b";\n\n<I value="a">{a}</I>\n\n</T>';
    expect(problemsOf(source, "mdx")).toEqual([]);
  });

  test("a diagram is one", () => {
    const source =
      'import Mermaid from "@theme/Mermaid"\n\n<Mermaid value={`flowchart LR\na --> b`} />';
    const fenced = "```mermaid\nflowchart LR\na --> b\n```";
    expect(compileAs(source, "mdx").tree).toEqual(compileAs(fenced).tree);
  });

  test("a code block is one", () => {
    const fenced = '```ts title="a.ts" {1} showLineNumbers\nconst a = {b};\n// c\n```';
    const element =
      'import Code from "@theme/CodeBlock"\n\n<Code language="ts" title="a.ts" metastring="{1}" showLineNumbers>\n{`const a = {b};\n// c`}\n</Code>';
    expect(compileAs(element, "mdx")).toMatchObject({
      module: null,
      problems: [],
      tree: compileAs(fenced).tree,
    });
    expect(problemsOf("export const a = 1\n\n<CodeBlock>{a}</CodeBlock>", "mdx")).toEqual([
      "3:1 error unknown-element: The text of this `<CodeBlock>` is known only when code runs. Put the code itself into a fenced block.",
    ]);
  });

  test("a code block below a line of text is one, and ends the paragraph", () => {
    const code = '<CodeBlock className="language-js">a</CodeBlock>';
    const fenced = (name: string) => `\`\`\`js\n${name}\n\`\`\``;
    const source = `Text\n${code} ${code.replace(">a<", ">b<")}\n*more*\n\n- item\n  ${code}`;
    const plain = `Text\n\n${fenced("a")}\n\n${fenced("b")}\n\n*more*\n\n- item\n  ${fenced("a").replaceAll("\n", "\n  ")}`;
    expect(problemsOf(source, "mdx")).toEqual([]);
    expect(htmlOf(source, "mdx").replace(/\s+(?=<)/g, "")).toBe(htmlOf(plain));
  });

  test.each([
    ["Mermaid", '<X value="flowchart LR\na --> b" />', "```mermaid\nflowchart LR\na --> b\n```"],
    ["TOCInline", "<X toc={toc} />", "- [B](#b)"],
  ])("M6 a block in a line ends the paragraph: %s", (name, element, plain) => {
    const source = `import X from "@theme/${name}"\n\nText ${element} *more*\n\n## B\n`;
    const trimmed = (tree: unknown) =>
      JSON.stringify(tree)
        .replace(/"Text "/, '"Text"')
        .replace('" ",', "");
    const { tree, problems } = compileAs(source, "mdx");
    const expected = compileAs(`Text\n\n${plain}\n\n*more*\n\n## B\n`);
    expect(problems.map(({ message }) => message)).toEqual(
      expected.problems.map(({ message }) => message),
    );
    expect(trimmed(tree)).toBe(trimmed(expected.tree));
  });

  test("nor do addresses of files", () => {
    const source =
      "import useBaseUrl from '@docusaurus/useBaseUrl'\n\n<img alt=\"a\" src={require('./page.png').default} />\n\n<Card to={useBaseUrl('/a')} title=\"b\" />";
    const plain = '<img alt="a" src="./page.png" />\n\n<Card to="/a" title="b" />';
    expect(compileAs(source, "mdx")).toMatchObject({
      module: null,
      problems: [],
      tree: compileAs(plain).tree,
    });
    expect(compileAs(source.replace('"b"', "{`b`}"), "mdx").module).not.toBeNull();
  });
});

describe("M6: what documents import from Docusaurus needs no code", () => {
  const imported = (name: string, module: string, rest: string) =>
    compileAs(`import ${name} from "${module}"\n\n${rest}`);

  const HEADINGS = "## a\n\n## b\n\n### c\n\n#### d\n\n## e";

  test.each([
    ["Link", "@docusaurus/Link", '<Link to="/a" id="b">c</Link>', '<a href="/a" id="b">c</a>'],
    ["Other", "@docusaurus/Link", 'a <Other to="./page.png">c</Other>', "a [c](./page.png)"],
    ["Heading", "@theme/Heading", '<Heading as="h2" id="b">c</Heading>', '<h2 id="b">c</h2>'],
    ["Heading", "@theme/Heading", "<Heading as='h2' children={'c'} />", "<h2>c</h2>"],
    ["Heading", "@theme/Heading", "<span id='b' children='c' />", "<span id='b'>c</span>"],
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
      `<TOCInline toc={toc.slice(1)} />\n\n${HEADINGS}`,
      `- [b](#b)\n  - [c](#c)\n- [e](#e)\n\n${HEADINGS}`,
    ],
    ["useBaseUrl", "@docusaurus/useBaseUrl", "<a href={useBaseUrl('a/b')}>c</a>", "[c](/a/b)"],
  ])("%s of %s: %s", (name, module, source, plain) => {
    const { tree, module: code, problems, links } = imported(name, module, source);
    const expected = compileAs(plain);
    const unwrapped = (nodes: typeof tree) => (nodes.length === 1 ? nodes[0] : nodes);
    expect(problems).toEqual(expected.problems);
    expect(code).toBeNull();
    expect(JSON.stringify(unwrapped(tree))).toBe(
      JSON.stringify(unwrapped(expected.tree)).replace(/^\["p",\{\},(\["a",.*\])\]$/, "$1"),
    );
    expect(links.map(({ target }) => target)).toEqual(expected.links.map(({ target }) => target));
  });

  test("a drawing of the site's own code is no component here", () => {
    const source = 'import Fish from "@site/src/elements/fish.svg"\n\nText.\n\n<Fish />';
    expect(problemsOf(source, "mdx")).toContain(
      "5:1 error unknown-element: `<Fish>` is a picture and no component. Put the file into `static/` or beside the document.",
    );
  });

  test("a themed image is two, and brings the styles that hide one", () => {
    const source =
      "import useBaseUrl from '@docusaurus/useBaseUrl'\n\n<ThemedImage alt='a' sources={{ light: useBaseUrl('/b.png'), dark: require('./page.png').default }} />";
    const { tree, module, images } = imported("ThemedImage", "@theme/ThemedImage", source);
    expect(module).toBeNull();
    expect(images).toHaveLength(1);
    expect(tree.map((node) => node.slice(0, 2))).toEqual([
      ["style", {}],
      ["span", { className: "light-only" }],
      ["span", { className: "dark-only" }],
    ]);
  });

  test("the text of a file is a code block, and the document depends on the file", () => {
    const { tree, module, sources } = imported(
      "text",
      "!!raw-loader!@site/content/figures.yml",
      '<CodeBlock language="yaml">{text}</CodeBlock>',
    );
    expect(sources).toEqual([resolve("test/site/content/figures.yml")]);
    expect(module).toBeNull();
    expect(JSON.stringify(tree)).toContain("description");
  });

  const VALUES = "<Translate id='x' values={{ a: <b>1</b> }}>{'{a}'}</Translate>";
  const OWN = "import Own from './page.png'\n\n<Own src={useBaseUrl('/a')} />";

  test.each([
    ["Tabs", "@theme/Tabs", "{[1].map(() => <Tabs />)}"],
    ["CodeBlock", "@theme/CodeBlock", "export const a = `b`\n\n<CodeBlock>{a}</CodeBlock>"],
    ["Translate", "@docusaurus/Translate", VALUES],
    ["useBaseUrl", "@docusaurus/useBaseUrl", OWN],
  ])("what only running code shows keeps its import: %s", (name, module, source) => {
    expect(imported(name, module, source)).toMatchObject({
      module: expect.any(Object),
      problems: [],
    });
  });
});
