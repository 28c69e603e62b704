import { z } from "zod";

/** What a query tries. */
export const KINDS = ["plain", "slip", "synonym"] as const;

const queries = z.record(z.string(), z.array(z.string()).min(1));

/** For each kind, what a reader types, with the routes and anchors that answer it. */
export const queriesSchema = z
  .strictObject({
    plain: queries.describe("Words of the text."),
    slip: queries.describe("Words with a typing error."),
    synonym: queries.describe("Other words for the same."),
  })
  .partial();
