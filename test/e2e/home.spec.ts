import { expect, test } from "./site";

const HOME = "/";

test.describe("R1 the home page", () => {
  test("its ring flows, and stands still where the reader wants it to", async ({ page }) => {
    await page.goto(HOME);
    const states = () =>
      page
        .getByRole("figure")
        .first()
        .locator("use")
        .evaluateAll((flows) => flows.map((flow) => getComputedStyle(flow).animationPlayState));
    expect(await states()).toEqual(["running", "running", "running", "running"]);
    await page.getByRole("checkbox", { name: "Hold still" }).check();
    expect(await states()).toEqual(["paused", "paused", "paused", "paused"]);
  });

  test("X5 where motion is reduced nothing moves, and nothing offers to hold it", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(HOME);
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    expect(running).toBe(0);
    await expect(page.getByRole("checkbox", { name: "Hold still" })).toBeHidden();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("X5 ring and charts are there, with words, and the ring can be held", async ({ page }) => {
      await page.goto(HOME);
      await expect(
        page.getByRole("img", {
          name: "A ring that turns once an epoch: Votes, Emissions, Liquidity, Fees, Votes.",
        }),
      ).toBeVisible();
      await expect(page.getByRole("img", { name: /^Liquidity of a range/ })).toBeVisible();
      await page.getByRole("checkbox", { name: "Hold still" }).check();
    });
  });

  test("a feature's whole card leads to its doc", async ({ page }) => {
    await page.goto(HOME);
    const card = page.getByRole("listitem").filter({ hasText: "grows with the distance" });
    await card.click();
    await expect(page).toHaveURL(/\/docs\/core\/dynamic-fees$/);
  });

  test("says that its figures are illustrative", async ({ page }) => {
    await page.goto(HOME);
    await expect(page.getByText("Figures and mechanisms on this page")).toBeVisible();
  });
});

test.describe("the brand", () => {
  test("the manifest's icons have the sizes that it says", async ({ page, request }) => {
    await page.goto(HOME);
    const address = await page.locator("link[rel=manifest]").getAttribute("href");
    const manifest = await (await request.get(address ?? "")).json();
    expect(manifest).toMatchObject({ name: "Kestrel", short_name: "KEST", start_url: "." });
    expect(manifest.icons).toHaveLength(2);
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (icon) => {
        const image = new Image();
        image.src = icon;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, `/${src}`);
      expect(size).toBe(sizes);
    }
  });

  test("X2 a page without a title of its own shows the site's picture in previews", async ({
    page,
    baseURL,
  }) => {
    await page.goto("/");
    const picture = await page.locator("meta[property='og:image']").getAttribute("content");
    const { pathname } = new URL(picture ?? "", baseURL);
    expect(pathname).toBe("/social.png");
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, pathname);
    expect(size).toEqual([1200, 630]);
  });
});
