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

/** The rules whose result can differ between the modes. */
export const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Returns the violations that axe finds on a page, or within an element of it. Each names its rule
 * and its element.
 */
export async function violations(
  page: Page,
  { rules = ALL, within = ":root" } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script);
  return page.evaluate(
    async ([context, runOnly]) => {
      // axe would fetch style sheets of other hosts again, which the page's policy forbids. So it
      // preloads only media.
      const preload = { assets: ["media"] };
      const resultTypes = ["violations" as const];
      const { violations } = await window.axe.run(context, { runOnly, preload, resultTypes });
      // axe does not read formulas. So it takes a table heading that is a formula for an empty one.
      const isFormula = (id: string, html: string) =>
        id === "empty-table-header" && html.includes("<math");
      return violations.flatMap(({ id, nodes }) =>
        nodes.filter(({ html }) => !isFormula(id, html)).map(({ html }) => `${id}: ${html}`),
      );
    },
    [within, rules] as const,
  );
}

/** Fails if axe finds a violation on a page, or within an element of it, in its present state. */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  expect(await violations(page, { within })).toEqual([]);
}
