import { fromHtml } from "hast-util-from-html";
import { sidebarLines } from "./sidebar-lines";

const linesOf = (html: string) =>
  sidebarLines(fromHtml(html), "/docs/fees", "https://site.example");

const EXPECTED = [
  "Intro (/docs/intro)",
  "Core (open)",
  "  Fees (/docs/fees, current)",
  "  Pools (closed, /docs/pools)",
  "Legal (closed)",
  "More (fixed)",
  "  Forum (https://forum.example/)",
];

test("a sidebar of Docusaurus, line by line", () => {
  const category = (label: string, below = "", isClosed = false) =>
    `<li class="theme-doc-sidebar-item-category ${isClosed ? "menu__list-item--collapsed" : ""}">${label}${below}</li>`;
  const row = (link: string) => `<div class="menu__list-item-collapsible">${link}</div>`;
  expect(
    linesOf(`<ul class="theme-doc-sidebar-menu">
      <li class="theme-doc-sidebar-item-link"><a href="/docs/intro/">Intro</a></li>
      ${category(
        row('<a class="menu__link--sublist" role="button" href="/docs/fees">Core</a>'),
        `<ul><li><a href="fees" aria-current="page"><span>Fees</span></a></li>
        ${category(row('<a class="menu__link--sublist" href="/docs/pools">Pools</a><button></button>'), "", true)}</ul>`,
      )}
      ${category(row('<a class="menu__link--sublist" role="button" href="/docs/terms">Legal</a>'), "", true)}
      ${category(row("<a>More</a>"), '<ul><li><a href="https://forum.example">Forum</a></li></ul>')}
    </ul>`),
  ).toEqual(EXPECTED);
});

test("the same sidebar of this site", () => {
  expect(
    linesOf(`<nav aria-label="Docs"><ul>
      <li><a href="/docs/intro">Intro</a></li>
      <li><details open><summary>Core</summary><ul>
        <li><a href="/docs/fees" aria-current="page">Fees</a></li>
        <li><div><a href="/docs/pools">Pools</a><button aria-expanded="false"></button></div></li>
      </ul></details></li>
      <li><details><summary>Legal</summary><ul><li><a href="/docs/terms">Terms</a></li></ul></details></li>
      <li><p>More</p><ul><li><a href="https://forum.example">Forum</a></li></ul></li>
    </ul></nav>`),
  ).toEqual(EXPECTED);
});

test("a page without a sidebar has none", () => {
  expect(linesOf("<main></main>")).toBeUndefined();
});
