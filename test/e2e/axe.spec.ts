import { ALL, COLOURS, violations } from "./axe";
import { become, DESKTOP, PHONE, setMode, unfold } from "./checks";
import { open } from "./loading";
import { routes } from "./pages";
import { expect, test } from "./site";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** This doc has no heading of level 1, because its author has hidden the title. */
const UNTITLED = "/guide/start/hidden-title";
const isAskedFor = (path: string, fault: string): boolean =>
  path === UNTITLED && fault.startsWith("page-has-heading-one:");

// `kinds.spec` tests one page of each kind in `npm test`.
for (const path of routes) {
  test(`X7 axe finds nothing on ${path}`, { tag: "@full" }, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, path);
    await unfold(page);
    const found: string[] = [];
    for (const device of [DESKTOP, PHONE]) {
      await become(page, device);
      for (const [mode, rules] of [
        ["dark", ALL],
        ["light", COLOURS],
      ] as const) {
        await setMode(page, mode);
        const place = `${device.viewport.width} px, ${mode}`;
        for (const fault of await violations(page, { rules })) {
          if (!isAskedFor(path, fault)) found.push(`${place}: ${fault}`);
        }
      }
    }
    expect(found).toEqual([]);
  });
}
