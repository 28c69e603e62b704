/**
 * Lets worker threads run what Gatsby has made of `gatsby-node.ts`.
 *
 * Why: Gatsby gives a site no threads of its own. Compiling and drawing take most of a large build.
 * How much: at 1,000 docs, 16 of 62 s for pictures and copies alone.
 * Asserted: each start looks for the file (compile-site.mjs writes it, and Gatsby reads it).
 * Until: Gatsby says where the file is.
 */
import { existsSync } from "node:fs";
import { compiledNode, fromRoot } from "../data/files/project";
import { assertFound } from "./assert-found";

/** Ends the run if Gatsby has compiled `gatsby-node.ts` into another file. */
export function assertCompiled(exists: (file: string) => boolean = existsSync): void {
  assertFound(exists(compiledNode), `Gatsby's file ${fromRoot(compiledNode)}`, "compiled-site.ts");
}
