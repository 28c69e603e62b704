import type { Locator, Page } from "@playwright/test";
import { open, twoFrames } from "./loading";
import { expect, test } from "./site";

const LISTS = [
  "/blog",
  "/blog/archive",
  "/blog/tags",
  "/blog/authors",
  "/blog/tags/gatsby",
  "/blog/authors/protocol-team",
];

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return box;
};

const row = (page: Page, title: string) => page.locator("main article article", { hasText: title });

test("R3 the newest post stands first, with its text up to the marker beside its picture", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/blog");
  const lead = row(page, "Welcome to the Kestrel site");
  await expect(lead.locator("p", { hasText: "Its two pictures lie beside it." })).toBeVisible();
  await expect(lead).not.toContainText("Each lasts a part");
  const [text, picture] = [
    await boxOf(lead.locator("h2")),
    await boxOf(lead.locator("img").last()),
  ];
  expect(picture.x).toBeGreaterThan(text.x + text.width);
  expect(picture.width).toBeGreaterThan(300);
  await lead.getByRole("link", { name: "Read more about Welcome" }).click();
  await page.waitForURL("**/blog/welcome");

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/blog");
  const below = await boxOf(lead.locator("img").last());
  const link = await boxOf(lead.getByRole("link", { name: "Read more" }));
  expect(below.y).toBeGreaterThan(link.y);
});

test("R3 the other posts are rows, with two lines of text, a drawing and an amount", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/blog");
  const chart = row(page, "A post that calculates");
  await expect(chart.locator("svg path[data-series='1']")).toBeVisible();
  await expect(chart.locator("strong")).toHaveText(/^\d[\d.,]*$/);
  await expect(row(page, "Where one fee goes").locator("svg, img, strong")).toHaveCount(0);
  // The front matter names a value of an example.
  const named = row(page, "First blog post").locator("strong");
  await expect(named).toHaveText(/^\d[\d.,]* KEST$/);
  const value = await named.textContent();

  await expect(page.getByText("are those of the design, and illustrative")).toBeVisible();

  const excerpt = chart.locator("p", { hasText: "This post is code" });
  await excerpt.evaluate((element) => element.append(" and more".repeat(100)));
  const line = await excerpt.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  for (const [width, lines] of [
    [768, 2],
    [390, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect((await boxOf(excerpt)).height).toBeCloseTo(lines * line, 0);
  }
  // On a phone the text is as wide as the row.
  expect((await boxOf(excerpt)).width).toBe((await boxOf(chart)).width);

  await page.setViewportSize({ width: 1440, height: 900 });
  // The link of the row lies above it.
  await named.click({ force: true });
  await page.waitForURL("**/blog/first-blog-post");
  await expect(page.getByText(`weighs ${value}`)).toBeVisible();
});

test("R3 a whole row leads to its post, but its tags and authors do not", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/blog");
  const post = row(page, "Where one fee goes");
  await post.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(post);
  await page.mouse.click(x + width - 8, y + height - 8);
  await page.waitForURL("**/blog/long-blog-post");
  await page.goBack();
  await post.getByRole("link", { name: "Gatsby" }).click();
  await page.waitForURL("**/blog/tags/gatsby");
  await page.goBack();
  await post.getByRole("link", { name: "Protocol team" }).click();
  await page.waitForURL("**/blog/authors/protocol-team");
});

test("R3 R4 R5 R9 R15 every list of the blog leads to the others and to the feeds", async ({
  page,
}) => {
  for (const path of LISTS) {
    await test.step(path, async () => {
      await open(page, path);
      const nav = page.getByRole("navigation", { name: "Blog", exact: true });
      const links = await nav
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(links).toEqual([...LISTS.slice(0, 4), "/blog/rss.xml", "/blog/atom.xml"]);
      const current = nav.locator("[aria-current=page]");
      await expect(current).toHaveAttribute("href", path.split("/").slice(0, 3).join("/"));
      await expect(page.getByRole("navigation", { name: "Recent posts" })).toHaveCount(0);
    });
  }
});

test("B1 a post leads to the list, and at its end to two related posts", async ({ page }) => {
  await open(page, "/blog/welcome");
  const related = page.locator("section", {
    has: page.getByRole("heading", { name: "Related posts" }),
  });
  const titles = await related.getByRole("listitem").getByRole("link").allTextContents();
  expect(titles).toEqual(["Where one fee goes", "First blog post"]);
  await page
    .getByRole("navigation", { name: "Breadcrumbs" })
    .getByRole("link", { name: "Blog" })
    .click();
  await page.waitForURL("**/blog");
});

test("R6 an author's page has the picture, the role and the number of posts", async ({ page }) => {
  await open(page, "/blog/authors/protocol-team");
  const header = page.locator("main header");
  await expect(header.locator("img")).toHaveJSProperty("complete", true);
  await expect(header).toContainText("Contracts of the sample");
  await expect(header).toContainText("3 posts");
});

test("R6 M3 an author's picture beside the file of authors comes in small, modern files", async ({
  page,
}) => {
  await open(page, "/blog/authors/community-team");
  const picture = page.locator("main header picture").first();
  const image = picture.locator("img");
  await expect(image).toHaveJSProperty("complete", true);
  expect(await image.evaluate((node: HTMLImageElement) => node.currentSrc)).toMatch(/\.avif$/);
  const files = picture.locator("source");
  for (const type of ["image/avif", "image/webp"])
    await expect(files.and(page.locator(`[type="${type}"]`))).toHaveAttribute(
      "srcset",
      / 64w,.* 128w$/,
    );
  await expect(image).toHaveJSProperty("width", 64);
});

for (const scheme of ["light", "dark"] as const) {
  test(`X5 in forced colours, ${scheme}, the list of posts has no lines that others do not see`, {
    tag: ["@full"],
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme: scheme });
    await open(page, "/blog/archive");
    await twoFrames(page);
    const borders = await page
      .getByRole("navigation", { name: "Blog", exact: true })
      .getByRole("link")
      .evaluateAll((links) => {
        const canvas = getComputedStyle(document.documentElement).backgroundColor;
        return links.map((link) => [
          link.hasAttribute("aria-current"),
          getComputedStyle(link).borderBottomColor !== canvas,
        ]);
      });
    for (const [isCurrent, isSeen] of borders) expect(isSeen).toBe(isCurrent);
  });
}
