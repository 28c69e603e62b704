import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const script = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Fails when axe finds something on a page as it is now (X7). */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(script);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run();
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(" "));
  });
  expect(found).toEqual([]);
}
