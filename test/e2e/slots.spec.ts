import type { Page } from "@playwright/test";
import { notFound } from "../../src/site/routes";
import { slotNames, slots } from "../../src/site/slots";
import { PREFIX } from "../sites/configured";
import { CONFIGURED, publicOf } from "../sites/sites";
import { open } from "./loading";
import { expect, test } from "./site";
import { type Host, startStaticServer } from "./static-server";

const DOC = "/docs/core/metadex";
const POST = "/blog/mdx-blog-post";

/** Returns the props that the slots of a page have got, by the name of the slot. */
const propsOn = async (page: Page): Promise<Record<string, Record<string, unknown>>> =>
  Object.fromEntries(
    await page
      .locator("[data-slot]")
      .evaluateAll((marks) =>
        marks.map((mark) => [
          mark.getAttribute("data-slot"),
          JSON.parse(mark.textContent ?? "") as unknown,
        ]),
      ),
  );

test.describe("slots of an owner", () => {
  let host: Host;
  test.beforeAll(async () => {
    host = await startStaticServer(publicOf(CONFIGURED), { prefix: PREFIX, isClean: true });
  });
  test.afterAll(() => host?.stop());

  test("every slot is on a page, with the props that the guide lists", async ({ page }) => {
    const seen = new Map<string, string[]>([
      ["Head", Object.keys(slots.Head.props)],
      ["Footer", Object.keys(slots.Footer.props)],
    ]);
    for (const [address, path] of [
      [DOC, DOC],
      [`${POST}/`, POST],
      ["/elements", "/elements"],
      // The HTML of the not-found page is the same at every address.
      ["/no-such-page", notFound],
    ] as const) {
      await open(page, host.url + address);
      for (const [name, { name: _, ...props }] of Object.entries(await propsOn(page))) {
        seen.set(name, Object.keys(props));
        expect(props.path, name).toBe(path);
      }
    }
    for (const name of slotNames) {
      const listed = Object.keys(slots[name].props).filter((prop) => prop !== "children");
      const got = seen.get(name)?.filter((prop) => prop !== "children");
      expect(got?.sort(), name).toEqual(listed.sort());
    }
  });

  test("a slot replaces what is there, works, and stays when the reader goes on", async ({
    page,
  }) => {
    await open(page, host.url + DOC);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("button", { name: "Pressed 0" }).click();
    await expect(footer.getByRole("heading")).toHaveCount(0);
    await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link").last().click();
    await expect(page).not.toHaveURL(new RegExp(`${DOC}$`));
    await expect(footer.getByRole("button", { name: "Pressed 1" })).toBeVisible();
    const { BelowTitle } = await propsOn(page);
    expect(BelowTitle?.path).toBe(new URL(page.url()).pathname.slice(PREFIX.length));
    expect(BelowTitle?.title).toBe(await page.getByRole("heading", { level: 1 }).textContent());
  });

  test("elements of the slot `Head` are in the head of each page, from the first byte on", async ({
    page,
    request,
  }) => {
    const html = await (await request.get(host.url + DOC)).text();
    const [, content] = /<meta [^>]*name="slot" content="(.*?)"/.exec(html) ?? [];
    expect(content).toMatch(/^\/docs\/core\/metadex \| MetaDEX \| /);
    await open(page, host.url + DOC);
    await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link").last().click();
    const path = () => new URL(page.url()).pathname.slice(PREFIX.length);
    await expect
      .poll(async () =>
        (await page.locator('meta[name="slot"]').getAttribute("content"))?.startsWith(
          `${path()} |`,
        ),
      )
      .toBe(true);
  });
});
