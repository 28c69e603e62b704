import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FIXTURE, publicOf } from "../sites/sites";
import { open } from "./loading";
import { routes } from "./pages";
import { expect, test } from "./site";

const pathsBelow = (folder: string): string[] =>
  routes.filter((path) => path === `/${folder}` || path.startsWith(`/${folder}/`)).toSorted();

test.describe("M6 a site with docs folders as Docusaurus sites have them", () => {
  test("the routes are those that Docusaurus documents, without drafts", () => {
    expect(pathsBelow("guide")).toEqual([
      "/guide",
      "/guide/category/first-steps",
      "/guide/kinds",
      "/guide/pools",
      "/guide/pools/8.0-changes",
      "/guide/pools/steady",
      "/guide/reference",
      "/guide/reference/parts",
      "/guide/reference/parts/02-kept",
      "/guide/reference/unlisted",
      "/guide/start/first-steps",
      "/guide/start/hidden-title",
      "/guide/start/swap",
      "/guide/tags",
      "/guide/tags/basics",
      "/guide/tags/wallets",
      "/guide/volatile",
    ]);
    expect(pathsBelow("community")).toEqual([
      "/community/category/events",
      "/community/events/2026-05-01-spring",
      "/community/events/online/calls",
      "/community/join",
      "/community/team/roles",
      "/community/team/who",
    ]);
  });

  test("a generated index shows what is in it, and its place", async ({ page }) => {
    await open(page, `/guide/category/first-steps`);
    await expect(page).toHaveTitle(/^Where to begin \|/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where to begin");
    await expect(page.locator("meta[name=keywords]")).toHaveAttribute("content", "start, basics");
    const article = page.getByRole("article");
    await expect(article).toContainText("Three pages for whoever is new here.");
    await expect(article).toContainText("What to have ready.");
    const links = article.getByRole("link");
    expect(await links.evaluateAll((all) => all.map((link) => link.textContent))).toEqual([
      "Home",
      "Prepare a wallet",
      "Swap",
      "Receipts",
      "PreviousWelcome",
      "NextPrepare a wallet",
    ]);
    await links.filter({ hasText: /^Swap$/ }).click();
    await expect(page).toHaveURL(/\/guide\/start\/swap$/);
    await expect(page).toHaveTitle(/^Swap two tokens \|/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How to swap");
    await expect(article).toContainText("by Robin");
    const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
    await crumbs.getByRole("link", { name: "First steps" }).click();
    await expect(page).toHaveURL(/\/guide\/category\/first-steps$/);
  });

  test("the sidebar's sections are links that fold, and each navbar item has its sidebar", async ({
    page,
  }) => {
    await open(page, `/guide`);
    const sidebar = page.getByRole("navigation", { name: "Docs", exact: true });
    const names = () =>
      sidebar.getByRole("link").evaluateAll((all) => all.map((link) => link.textContent));
    await expect.poll(names).toEqual(["Welcome", "First steps", "Pools", "Reference", "Glossary"]);
    await sidebar.getByRole("link", { name: "Pools" }).click();
    await expect(page).toHaveURL(/\/guide\/pools$/);
    await expect(sidebar.getByRole("link", { name: "Pools", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect
      .poll(names)
      .toEqual([
        "Welcome",
        "First steps",
        "Pools",
        "What is new",
        "Kinds of pools",
        "Volatile pools",
        "Stable pools",
        "Reference",
        "Glossary",
      ]);
    await sidebar.getByRole("button", { name: "Docs of Kinds of pools" }).press("Enter");
    await expect.poll(names).not.toContain("Stable pools");

    const main = page.getByRole("navigation", { name: "Main" });
    const active = main.locator("[aria-current]");
    await expect(active).toHaveText(["Guide"]);
    await main.getByRole("link", { name: "Reference" }).click();
    await expect(page).toHaveURL(/\/guide\/reference$/);
    await expect(active).toHaveText(["Reference"]);
    await expect.poll(names).toEqual(["Reference", "Parts", "Kept number"]);
    await main.getByRole("link", { name: "Team" }).click();
    await expect(page).toHaveURL(/\/community\/join$/);
    await expect.poll(names).toEqual(["Join us", "Who we are", "Events"]);
  });

  test("D3 each level of the sidebar is further in, by a line of its own, and breaks long words", async ({
    page,
  }) => {
    const sidebar = page.getByRole("navigation", { name: "Docs", exact: true });
    const link = (name: string) => sidebar.getByRole("link", { name, exact: true });
    /** Returns where a link's text starts, and where the line of its level is. */
    const edgesOf = (name: string) =>
      link(name).evaluate((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const list = node.closest("ul");
        const { borderInlineStartWidth, borderInlineStartColor } = getComputedStyle(list ?? node);
        const hasLine = borderInlineStartWidth !== "0px" && !/, 0\)$/.test(borderInlineStartColor);
        const line = hasLine ? (list?.getBoundingClientRect().left ?? 0) : -1;
        return { text: range.getBoundingClientRect().left, line };
      });
    const weightOf = (name: string) =>
      link(name).evaluate((node) => getComputedStyle(node).fontWeight);

    await open(page, `/guide`);
    const ofPools = await weightOf("Pools");
    await open(page, `/guide/pools`);
    expect([await weightOf("Pools"), await weightOf("First steps")]).toEqual([ofPools, ofPools]);
    const ofKinds = await weightOf("Kinds of pools");
    await open(page, `/guide/kinds`);
    expect(await weightOf("Kinds of pools")).toBe(ofKinds);

    const [top, second, third] = [
      await edgesOf("Pools"),
      await edgesOf("What is new"),
      await edgesOf("Stable pools"),
    ];
    expect(top.line).toBe(-1);
    expect(second.line).toBeGreaterThanOrEqual(top.text);
    expect(second.text).toBeGreaterThan(second.line);
    // A step of less than half a letter would look like a mistake.
    expect(third.line - second.line).toBeGreaterThan(8);
    expect(third.text - second.text).toBeGreaterThan(8);

    for (const name of ["Pools", "Kinds of pools", "Stable pools"]) {
      await link(name).evaluate((node) => {
        node.textContent = "getTheReservesOfAllPoolsOfThisKindAndItsOwners";
      });
    }
    const tooWide = await sidebar.evaluate((nav) => {
      const { right } = nav.getBoundingClientRect();
      const range = document.createRange();
      return Array.from(nav.querySelectorAll("a"))
        .filter((node) => {
          range.selectNodeContents(node);
          const end = Math.min(right, node.getBoundingClientRect().right);
          return range.getBoundingClientRect().right > end + 0.5;
        })
        .map((node) => node.textContent);
    });
    expect(tooWide).toEqual([]);
  });

  test("D3 the docs of a closed section come when it is opened, and stay from page to page", async ({
    page,
  }) => {
    const labels = ["Prepare a wallet", "Swap", "Receipts"];
    const ownData = readFileSync(join(publicOf(FIXTURE), "page-data/guide/page-data.json"), "utf8");
    expect(labels.filter((label) => ownData.includes(`"label":"${label}"`))).toEqual([]);

    await open(page, `/guide`);
    const sidebar = page.getByRole("navigation", { name: "Docs", exact: true });
    const links = (...names: string[]) =>
      expect(
        sidebar.getByRole("link").filter({ hasText: new RegExp(`^(${names.join("|")})$`) }),
      ).toHaveText(names);
    const fold = sidebar.getByRole("button", { name: "Docs of First steps" });
    await fold.press("Enter");
    await links("Welcome", "First steps", ...labels, "Pools");
    await expect(fold).toBeFocused();

    await sidebar.getByRole("link", { name: "Swap" }).click();
    await expect(page).toHaveURL(/\/guide\/start\/swap$/);
    await links("Welcome", "First steps", ...labels, "Pools");
    await sidebar.getByRole("link", { name: "Pools", exact: true }).click();
    await expect(page).toHaveURL(/\/guide\/pools$/);
    await links("Welcome", "First steps", ...labels, "Pools", "What is new");

    // The sidebar knows “What is new” from this page. The data of the earlier page, Welcome, does
    // not contain it.
    await sidebar.getByRole("link", { name: "Welcome" }).click();
    await expect(page).toHaveURL(/\/guide$/);
    await links("Welcome", "First steps", ...labels, "Pools", "What is new");
  });

  test("a narrow window's menu has the same sections", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, `/guide`);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("button", { name: "Docs of Pools" }).click();
    await expect(menu.getByRole("link", { name: "Kinds of pools" })).toBeVisible();
    await menu.getByRole("link", { name: "Pools", exact: true }).click();
    await expect(page).toHaveURL(/\/guide\/pools$/);
    await expect(menu).toBeHidden();
  });

  test("tags of docs lead to the docs that have them", async ({ page }) => {
    await open(page, `/guide/start/first-steps`);
    await page
      .getByRole("list", { name: "Tags" })
      .getByRole("link", { name: "The basics" })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "2 docs tagged with “The basics”",
    );
    await expect(page.getByRole("article")).toContainText("What everybody should know.");
    await page.getByRole("link", { name: "View all tags" }).click();
    await expect(page).toHaveURL(/\/guide\/tags$/);
    await expect(page.getByRole("main").getByRole("listitem")).toHaveText([
      "The basics 2",
      "Wallets and keys 1",
    ]);
  });

  test("a hidden title, no place to edit, nothing after it", async ({ page }) => {
    await open(page, `/guide/start/hidden-title`);
    await expect(page).toHaveTitle(/^Receipts \|/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Edit this page" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Next/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Previous/ })).toContainText("Your first swap");
  });

  test("docs and posts say where their files can be edited", async ({ page }) => {
    const places = {
      "/docs/core/metadex":
        "https://github.com/example/website/edit/main/content/docs/core/metadex.md",
      "/blog/welcome": "https://code.example/edit/blog/2021-08-26-welcome/index.md",
    };
    for (const [path, place] of Object.entries(places)) {
      await open(page, path);
      await expect(page.getByRole("link", { name: "Edit this page" })).toHaveAttribute(
        "href",
        place,
      );
    }
  });

  test("R11 the root of a documentation without a doc there opens its main doc", async ({
    page,
  }) => {
    await page.goto(`/community`);
    await expect(page).toHaveURL(/\/community\/join$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join us");
  });

  test("R10 docs without tags and categories have neither tags nor generated indexes", () => {
    expect(
      pathsBelow("docs").filter((path) => !/^\/docs(\/(core|reference)\/[\w-]+)?$/.test(path)),
    ).toEqual([]);
  });
});
