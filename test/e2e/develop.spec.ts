import { copyFileSync, mkdirSync, renameSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { SiteCopy } from "../sites/site-copy";
import { expect, test } from "./site";

const PORT = 8124;
const ORIGIN = `http://localhost:${PORT}`;
/** As long as a change may take on a machine that is busy with other tests. */
const SOON = 30_000;

const problems = (page: Page): Locator =>
  page.getByRole("region", { name: "Problems of the content" });
const docsList = (page: Page): Locator => page.getByRole("navigation", { name: "Docs" }).first();

/** Opens a page of the development server and waits until React has rendered it. */
async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(ORIGIN + path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: 2 * SOON });
}

/** The milliseconds from saving until the page that is open shows a text. */
async function untilShown(page: Page, save: () => void, text: string): Promise<number> {
  const start = Date.now();
  save();
  await page.waitForFunction((words) => document.body.textContent?.includes(words), text, {
    polling: "raf",
    timeout: SOON,
  });
  return Date.now() - start;
}

test("G5 F in development content comes, changes and goes without a restart, and its errors show", async ({
  page,
}) => {
  test.setTimeout(900_000);
  const site = new SiteCopy();
  const server = site.develop(PORT);
  const shows = (text: string) =>
    expect(page.locator("body")).toContainText(text, { timeout: SOON });
  const showsNot = (text: string) =>
    expect(page.locator("body")).not.toContainText(text, { timeout: SOON });
  const says = (text: string) => expect(problems(page)).toContainText(text, { timeout: SOON });
  const isMended = () => expect(problems(page)).toBeHidden({ timeout: SOON });
  const replace = (file: string, from: string, to: string) =>
    site.edit(file, (text) => text.replace(from, to));

  try {
    await test.step("the server starts", async () => {
      const status = () => fetch(`${ORIGIN}/___graphql`).then(({ status }) => status, Number);
      await expect.poll(status, { timeout: 240_000 }).toBe(200);
      await open(page, "/docs/core/metadex", /./);
    });

    for (const [path, file] of [
      ["/docs/core/metadex", "content/docs/core/metadex.md"],
      ["/blog/welcome", "content/blog/2021-08-26-welcome/index.md"],
      ["/markdown-page", "content/pages/markdown-page.md"],
    ] as const) {
      await test.step(`an edit of ${path} shows`, async () => {
        await open(page, path, /./);
        const text = site.read(file);
        const times: number[] = [];
        for (let edit = 1; edit <= 5; edit += 1) {
          const words = `Edit number ${edit} of this text.`;
          times.push(
            await untilShown(page, () => site.write(file, `${text}\n\n${words}\n`), words),
          );
        }
        await untilShown(page, () => site.write(file, `${text}\n\nThe last.\n`), "The last.");
        times.sort((a, b) => a - b);
        console.log(`${path}: an edit shows after ${times[2]} ms, at worst ${times.at(-1)} ms`);
      });
    }

    await test.step("a closed section of the sidebar is loaded, and read anew when the sidebar changes", async () => {
      replace("content/docs/sidebars.yml", "Legal\n", "Legal\n    collapsed: true\n");
      const data = () =>
        fetch(`${ORIGIN}/page-data/docs/core/metadex/page-data.json`).then((answer) =>
          answer.text(),
        );
      await expect.poll(data, { timeout: SOON }).toContain('"moreAt"');
      await open(page, "/docs/core/metadex", /./);
      const links = docsList(page).getByRole("link", { name: "Disclaimer" });
      await expect(links).toHaveCount(0);
      await docsList(page).getByText("Legal").click();
      await expect(links).toHaveCount(1, { timeout: SOON });
      const first = "      - core/metadex\n";
      replace("content/docs/sidebars.yml", first, `      - core/disclaimer\n${first}`);
      await expect(links).toHaveCount(2, { timeout: SOON });
      replace("content/docs/sidebars.yml", `      - core/disclaimer\n${first}`, first);
      await expect(links).toHaveCount(1, { timeout: SOON });
      replace("content/docs/sidebars.yml", "Legal\n    collapsed: true\n", "Legal\n");
    });

    await test.step("a label that changes is in the sidebar and in links of other docs", async () => {
      await open(page, "/docs/core/metadex", /./);
      const file = "content/docs/core/metadex-properties.md";
      const text = site.read(file);
      const links = page.getByRole("link", { name: "What it is good for" });
      site.write(
        file,
        text.replace('sidebar_label: "Properties"', "sidebar_label: What it is good for"),
      );
      await expect(links).toHaveCount(2, { timeout: SOON });
      site.write(file, text);
      await expect(links).toHaveCount(0, { timeout: SOON });
    });

    await test.step("a doc that is added is in the sidebar, and links to it lead there", async () => {
      await open(page, "/docs/core/metadex", /./);
      site.write("content/docs/core/added.md", "---\ntitle: Added doc\n---\n\nIts text.\n");
      replace(
        "content/docs/sidebars.yml",
        "      - core/metadex\n",
        "      - core/metadex\n      - core/added\n",
      );
      await expect(docsList(page).getByRole("link", { name: "Added doc" })).toBeVisible({
        timeout: SOON,
      });
      replace("content/docs/core/metadex.md", "The last.", "See [the added one](./added.md).");
      const link = page.getByRole("link", { name: "the added one" });
      await expect(link).toHaveAttribute("href", "/docs/core/added", { timeout: SOON });
      await link.click();
      await shows("Its text.");
    });

    await test.step("a doc that is renamed moves: who still names the old one is told, and links follow", async () => {
      await open(page, "/docs/core/metadex", /./);
      renameSync(site.path("content/docs/core/added.md"), site.path("content/docs/core/moved.md"));
      await says("`core/added`");
      await expect(problems(page)).toContainText("content/docs/sidebars.yml:6:");
      replace("content/docs/sidebars.yml", "core/added", "core/moved");
      await isMended();
      await expect(page.getByRole("button", { name: "One warning" })).toBeVisible({
        timeout: SOON,
      });
      replace("content/docs/core/metadex.md", "./added.md", "./moved.md");
      await expect(page.getByRole("link", { name: "the added one" })).toHaveAttribute(
        "href",
        "/docs/core/moved",
        { timeout: SOON },
      );
      await expect(page.getByRole("button", { name: "One warning" })).toBeHidden({ timeout: SOON });
    });

    await test.step("a doc that is removed goes, from the sidebar too", async () => {
      replace("content/docs/core/metadex.md", "See [the added one](./moved.md).", "The last.");
      replace("content/docs/sidebars.yml", "      - core/moved\n", "");
      site.remove("content/docs/core/moved.md");
      await expect(docsList(page).getByRole("link", { name: "Added doc" })).toBeHidden({
        timeout: SOON,
      });
      const status = () =>
        fetch(`${ORIGIN}/page-data/docs/core/moved/page-data.json`).then(({ status }) => status);
      await expect.poll(status, { timeout: SOON }).toBe(404);
      await isMended();
    });

    await test.step("without sidebars.yml the sidebar follows the folders and their _category_ files", async () => {
      const sidebars = site.read("content/docs/sidebars.yml");
      site.remove("content/docs/sidebars.yml");
      site.write("content/docs/core/_category_.yml", "label: Everything\n");
      await expect(docsList(page)).toContainText("Everything", { timeout: SOON });
      site.write("content/docs/core/_category_.yml", "label: All of it\n");
      await expect(docsList(page)).toContainText("All of it", { timeout: SOON });
      site.remove("content/docs/core/_category_.yml");
      site.write("content/docs/sidebars.yml", sidebars);
      await expect(docsList(page)).toContainText("Start here", { timeout: SOON });
    });

    await test.step("front matter that cannot be read leaves the page where it is", async () => {
      const file = "content/docs/core/legacy-liquidity.md";
      await open(page, "/docs/core/legacy-liquidity", "Legacy liquidity");
      const text = site.read(file);
      site.write(file, text.replace('title: "Legacy liquidity"', 'title: "Legacy'));
      await says(`${file}:`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Legacy liquidity");
      site.write(file, text);
      await isMended();
    });

    await test.step("a chart that changes is exchanged on the page, and keeps its state", async () => {
      const reserve = page.getByRole("spinbutton", { name: "Reserve of X" });
      await reserve.fill("1234");
      const chart = "src/site/charts/price-impact.ts";
      replace(chart, 'title: "Price impact of a swap"', 'title: "What a swap costs"');
      await shows("What a swap costs");
      await expect(reserve).toHaveValue("1234");
    });

    await test.step("a picture that is missing is told, and shows once it is there", async () => {
      const file = "content/docs/core/legacy-liquidity.md";
      site.edit(file, (text) => `${text}\n![A picture that comes](./late.png)\n`);
      await says("The image `./late.png`");
      copyFileSync(
        "content/blog/2021-08-26-welcome/docs-page.png",
        site.path("content/docs/core/late.png"),
      );
      await isMended();
      await expect(page.getByRole("img", { name: "A picture that comes" })).toBeVisible({
        timeout: SOON,
      });
    });

    await test.step("posts and pages come and go", async () => {
      await open(page, "/blog", "Blog");
      const post = "content/blog/2026-01-02-new-post.md";
      site.write(
        post,
        "---\ntitle: New post\nauthors:\n  - name: A guest\ntags: [hola]\n---\n\nNews.\n\n<!-- truncate -->\n\nMore.\n",
      );
      await expect(page.getByRole("heading", { name: "New post" })).toBeVisible({ timeout: SOON });
      await shows("by A guest");
      site.remove(post);
      await expect(page.getByRole("heading", { name: "New post" })).toBeHidden({ timeout: SOON });
      mkdirSync(site.path("content/pages/deep"));
      site.write("content/pages/deep/extra.md", "---\ntitle: Extra page\n---\n\nText.\n");
      await open(page, "/deep/extra", "Extra page");
    });

    await test.step("an unknown author is told at its place, can be put aside, and goes when it is mended", async () => {
      await open(page, "/blog/first-blog-post", /./);
      const file = "content/blog/2019-05-28-first-blog-post.md";
      replace(file, "authors: [community-team]", "authors: [comunity-team]");
      await says(`error unknown-author ${file}:6:11`);
      await says("Did you mean `community-team`?");
      await says("> 6 | authors: [comunity-team]");
      await expect(page.getByRole("status").filter({ hasText: "One error" })).toBeAttached();
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.screenshot({ path: `test-results/problems-${width}.png` });
      }
      await problems(page).getByRole("button", { name: "Close" }).click();
      await isMended();
      await page.getByRole("button", { name: "One error" }).click();
      await says("unknown-author");
      replace(file, "comunity-team", "community-team");
      await isMended();
      await expect(page.getByRole("button", { name: "One error" })).toBeHidden();
    });

    await test.step("authors.yml and tags.yml", async () => {
      replace("content/blog/authors.yml", "name: Community team", "name: Team of the community");
      await shows("by Team of the community");
      replace("content/blog/tags.yml", "label: Hola", "label: Holà");
      await shows("Holà");
      const authors = site.read("content/blog/authors.yml");
      site.write("content/blog/authors.yml", authors.replace("name: Team", "name: [Team"));
      await says("content/blog/authors.yml:");
      await shows("by Team of the community");
      site.write("content/blog/authors.yml", authors);
      await isMended();
    });

    await test.step("figures.yml, glossary.yml and home.yml", async () => {
      await open(page, "/glossary", "Glossary");
      replace(
        "content/glossary.yml",
        "The part of a pool's liquidity",
        "That part of the liquidity",
      );
      await shows("That part of the liquidity");
      await open(page, "/docs/core/stra-n-vestra", /./);
      await shows("4 years");
      replace("content/figures.yml", "value: 4\n    unit: years", "value: 5\n    unit: years");
      await shows("5 years");
      replace("content/figures.yml", "value: 5\n    unit: years", "value: five\n    unit: years");
      await says("content/figures.yml:");
      await shows("5 years");
      replace("content/figures.yml", "value: five\n    unit: years", "value: 4\n    unit: years");
      await shows("4 years");
      await isMended();
      await open(page, "/", /./);
      replace("content/home.yml", "label: Read the docs", "label: Begin to read");
      await shows("Begin to read");
    });

    await test.step("site.yml", async () => {
      replace("content/site.yml", "label: Concepts", "label: Ideas");
      await shows("Ideas");
      replace("content/site.yml", "title: Community", "title: People");
      await shows("People");
      replace("content/site.yml", "name: Stratora", "name: Kestrel");
      await shows("Kestrel brings pools");
      await showsNot("Stratora");
      const text = site.read("content/site.yml");
      site.write("content/site.yml", text.replace("label: Ideas", "lable: Ideas"));
      await says("content/site.yml:");
      await shows("Ideas");
      site.write("content/site.yml", text.replace("product:", "product: ["));
      await says("error yaml content/site.yml:");
      site.write("content/site.yml", text);
      await isMended();
    });

    // Last: once the server ended when a picture went soon after it had come, perhaps as its sizes were still being made.
    await test.step("a picture that goes is told", async () => {
      await open(page, "/docs/core/legacy-liquidity", "Legacy liquidity");
      const file = "content/docs/core/legacy-liquidity.md";
      site.remove("content/docs/core/late.png");
      await says("The image `./late.png`");
      site.edit(file, (text) => text.replace("![A picture that comes](./late.png)", ""));
      await isMended();
    });

    expect(server.exitCode).toBeNull();
  } finally {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGKILL");
    site.dispose();
  }
});
