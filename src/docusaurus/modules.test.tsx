import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { docusaurusModules } from "../site/docusaurus-modules";
import BrowserOnly from "./core/BrowserOnly";
import Link from "./core/Link";
import Translate, { translate } from "./core/Translate";
import Admonition from "./theme/Admonition";
import CodeBlock from "./theme/CodeBlock";
import Details from "./theme/Details";
import DocCardList from "./theme/DocCardList";
import Heading from "./theme/Heading";
import IdealImage from "./theme/IdealImage";
import A from "./theme/MDXComponents/A";
import Pre from "./theme/MDXComponents/Pre";
import Ul from "./theme/MDXComponents/Ul";
import Mermaid from "./theme/Mermaid";
import ThemedImage from "./theme/ThemedImage";
import TOCInline from "./theme/TOCInline";

test("M6 the modules that the check accepts are those that there are, with what they export", async () => {
  const files = ["core", "theme"].flatMap((folder) =>
    readdirSync(resolve("src/docusaurus", folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
      .map(
        (name) => `@${folder === "core" ? "docusaurus" : "theme"}/${name.replace(/\.tsx?$/, "")}`,
      ),
  );
  expect(files.sort()).toEqual(Array.from(docusaurusModules.keys()).sort());
  for (const [name, exported] of docusaurusModules) {
    const path = name.replace("@docusaurus/", "./core/").replace("@theme/", "./theme/");
    expect([name, Object.keys(await import(path)).sort()]).toEqual([name, exported.toSorted()]);
  }
});

test.each([
  [<Link key="" to="/a" isNavLink id="b" />, '<a href="/a" id="b"></a>'],
  [<Link key="" to="pathname:///a.pdf" />, '<a href="/a.pdf"></a>'],
  [<A key="" href="/a" />, '<a href="/a"></a>'],
  [<Link key="" id="b" />, '<a rel="noopener" id="b"></a>'],
  [<Translate key="">a</Translate>, "a"],
  [
    <Translate key="" values={{ b: <b>c</b> }}>
      {"a {b} {d}"}
    </Translate>,
    "a <b>c</b> {d}",
  ],
  [<p key="">{translate({ message: "a {b}", id: "x" }, { b: 1 })}</p>, "<p>a 1</p>"],
  [
    <BrowserOnly key="" fallback="a">
      {() => "b"}
    </BrowserOnly>,
    "a",
  ],
  [<Ul key="" id="a" />, '<ul id="a"></ul>'],
  [<Heading key="" as="h1" id="a" />, '<h1 id="a"></h1>'],
  [
    <Details key="" summary="a">
      b
    </Details>,
    "<details><summary>a</summary>b</details>",
  ],
])("M6 %#: a module of Docusaurus shows what this site has for it", (element, html) => {
  expect(renderToStaticMarkup(element)).toBe(html);
});

test.each([
  [<Admonition key="" type="tip" title="a" />, 'data-kind="tip"'],
  [<CodeBlock key="" className="language-js" />, 'aria-label="Code: js"'],
  [<Pre key="" />, 'aria-label="Code'],
  [<Mermaid key="" value="a" />, "<code>a</code>"],
  [<DocCardList key="" items={[{ label: "a", href: "/b" }]} />, 'href="/b"'],
  [<IdealImage key="" img={{ default: "/a.png" }} alt="b" />, 'src="/a.png"'],
  [<ThemedImage key="" sources={{ light: "/a.png", dark: "/b.png" }} alt="c" />, "dark-only"],
  [<TOCInline key="" toc={[{ id: "a", value: "b", level: 2 }]} />, '<a href="#a">b</a>'],
])("M6 %#: so does one with styles of the site", (element, part) => {
  expect(renderToStaticMarkup(element)).toContain(part);
});

test("M6 a list of cards in a component needs its cards", () => {
  expect(() => renderToStaticMarkup(<DocCardList />)).toThrow("does not know the sidebar");
});
