import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const script = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** WCAG 2.2 AA and best practices (X7). */
export const ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What differs from mode to mode. */
export const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds on a page, or within an element of it: each with its rule and the element. */
export async function violations(
  page: Page,
  { rules = ALL, within = ":root" } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script);
  return page.evaluate(
    async ([context, runOnly]) => {
      // Not style sheets: those of others it would fetch again, which the page's policy forbids.
      const preload = { assets: ["media"] };
      const resultTypes = ["violations" as const];
      const { violations } = await window.axe.run(context, { runOnly, preload, resultTypes });
      // axe reads no formulas: a heading of a table that is one is not empty.
      const isFormula = (id: string, html: string) =>
        id === "empty-table-header" && html.includes("<math");
      return violations.flatMap(({ id, nodes }) =>
        nodes.filter(({ html }) => !isFormula(id, html)).map(({ html }) => `${id}: ${html}`),
      );
    },
    [within, rules] as const,
  );
}

/** Fails when axe finds something on a page, or within an element of it, as it is now. */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  expect(await violations(page, { within })).toEqual([]);
}
