import { allElements } from "../../src/registry/definitions";
import type { DrawChart } from "../../src/site/charts/chart";

/**
 * Returns one of the charts that figures alone draw, for tests that need any. `figures` are those of
 * the fixture that it shows.
 */
export function anyChart(): { name: string; draw: DrawChart; figures: readonly string[] } {
  for (const [name, { chart, attributes, figures = [] }] of allElements)
    if (chart && !attributes) return { name, draw: chart({}), figures };
  throw new Error("The site has no chart that figures alone draw.");
}
