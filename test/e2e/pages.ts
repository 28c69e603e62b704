import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { FIXTURE, publicOf } from "../sites/sites";
import { corrupt, dataOf } from "./loading";
import { field, openDialog, searchFor } from "./search";
import { expect } from "./site";

const DOC = "/docs/core/metadex";

/** A kind of page, or a state of a page, that the tests look at. */
export interface Kind {
  name: string;
  path: string;
  /** Brings the page into the state. */
  show?: (page: Page) => Promise<void>;
  /** Set if the kind exists only in the mobile layout (L5). */
  isMobile?: true;
}

/** Pages that differ in how they look. */
const NAMED: Kind[] = [
  { name: "home", path: "/" },
  { name: "page", path: "/markdown-page" },
  { name: "elements", path: "/elements" },
  { name: "doc", path: DOC },
  { name: "doc-formulas", path: "/docs/core/tokenomics-n-emissions" },
  { name: "doc-calculator", path: "/docs/core/kest-n-vekest" },
  { name: "doc-contract", path: "/docs/reference/IVault" },
  { name: "blog", path: "/blog" },
  { name: "post", path: "/blog/welcome" },
  { name: "post-long", path: "/blog/long-blog-post" },
  { name: "post-mdx", path: "/blog/mdx-blog-post" },
  { name: "archive", path: "/blog/archive" },
  { name: "authors", path: "/blog/authors" },
  { name: "author", path: "/blog/authors/protocol-team" },
  { name: "tags", path: "/blog/tags" },
  { name: "tag", path: "/blog/tags/gatsby" },
  { name: "glossary", path: "/glossary" },
  { name: "not-found", path: "/docs/core/metadx" },
];

/** Returns every page that a build has written into a folder. Redirects are skipped. */
export const routesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => basename(file) === "index.html")
    .filter((file) => !readFileSync(join(folder, file), "utf8").includes('http-equiv="refresh"'))
    .map((file) => join("/", dirname(file)))
    .sort();

/** Every page of the fixture. */
export const routes = routesIn(publicOf(FIXTURE));

/** Returns the folder of the template of a page of the fixture; undefined for pages without one. */
function templateOf(path: string): string | undefined {
  const data = join(
    publicOf(FIXTURE),
    "page-data",
    path === "/" ? "index" : path,
    "page-data.json",
  );
  return /src-templates-(.*?)-template-tsx/.exec(readFileSync(data, "utf8"))?.[1];
}

const templates = new Map(routes.map((path) => [path, templateOf(path)]));
const named = new Set(NAMED.map(({ path }) => templates.get(path)));

/** The first page of each template that has none above. */
const UNNAMED = Array.from(templates, ([path, name]) => ({ name, path })).filter(
  (page, place, all): page is Kind =>
    page.name !== undefined &&
    !named.has(page.name) &&
    all.findIndex(({ name }) => name === page.name) === place,
);

/** One page of each kind. The root of the docs is not listed, because it opens a doc. */
const ROUTES: Kind[] = [...NAMED, ...UNNAMED];

/** Every kind of page, and every state that looks different. */
export const KINDS: Kind[] = [
  ...ROUTES,
  {
    name: "crash",
    path: "/blog",
    show: async (page) => {
      const restore = await corrupt(page, dataOf(DOC));
      await page.evaluate((path) => window.___navigate?.(path), DOC);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page crashed.");
      await restore();
    },
  },
  {
    name: "load-failure",
    path: DOC,
    show: (page) => page.evaluate(() => window.showLoadFailure()),
  },
  {
    name: "term",
    path: DOC,
    show: async (page) => {
      await page.locator("a[href$='/glossary#strategy']").focus();
      await expect(page.locator("[role=note][popover]")).toBeVisible();
    },
  },
  {
    name: "menu",
    path: DOC,
    isMobile: true,
    show: (page) => page.getByRole("button", { name: "Open menu" }).click(),
  },
  {
    name: "search",
    path: DOC,
    show: async (page) => {
      await openDialog(page);
      await searchFor(page, "lock");
    },
  },
  {
    name: "search-results",
    path: "/search",
    show: async (page) => {
      await field(page).fill("emision lock");
      await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+ results for/);
    },
  },
];

/** The mobile layout applies up to this width, in px (T). */
const MOBILE = 996;

/** Returns whether a kind exists at a width. */
export const isShownAt = ({ isMobile }: Kind, width: number): boolean =>
  !isMobile || width <= MOBILE;

/** Returns the kinds that exist at a width. */
export const kindsAt = (width: number): Kind[] => KINDS.filter((kind) => isShownAt(kind, width));

/** The addresses of one page of each kind. */
export const PAGES = ROUTES.map(({ path }) => path);
