import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const script = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Fails when axe finds something on a page, or a part of it, as it is now (X7). */
export async function expectNoViolations(page: Page, part = "html"): Promise<void> {
  await page.evaluate(script);
  const found = await page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector);
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(" "));
  }, part);
  expect(found).toEqual([]);
}
