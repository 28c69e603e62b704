import { firstPaint, holdScripts, hydrated, twoFrames, watchShifts } from "./loading";
import { PAGES } from "./pages";
import { expect, Faults, test } from "./site";
import { type Host, startStaticServer } from "./static-server";

let host: Host;
test.beforeAll(async () => {
  host = await startStaticServer("public", { isSlow: true });
});
test.afterAll(() => host?.stop());

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });
    for (const mode of ["dark", "light"]) {
      for (const path of PAGES) {
        test(`L2 L6 C2 ${path} shifts nothing while it arrives, in ${mode} mode`, async ({
          page,
        }) => {
          await page.addInitScript((choice) => localStorage.setItem("theme", choice), mode);
          const isMissing = path.endsWith("/metadx");
          const faults = new Faults(page, (url) => isMissing && url.includes(path));
          const shifts = await watchShifts(page);
          const release = await holdScripts(page);
          await page.goto(host.url + path, { waitUntil: "domcontentloaded" });
          await firstPaint(page);
          release();
          await hydrated(page);
          await page.waitForLoadState("networkidle");
          for (const image of await page.getByRole("main").locator("img:visible").all()) {
            await image.scrollIntoViewIfNeeded();
            await expect(image).toHaveJSProperty("complete", true);
          }
          await twoFrames(page);
          expect(await shifts()).toEqual([]);
          expect(faults.found).toEqual([]);
        });
      }
    }
  });
}
