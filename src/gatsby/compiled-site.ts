/**
 * Makes sure of three files: the one that worker threads run, and the two whose digest tells which
 * documents earlier code has made.
 *
 * Why: Gatsby gives a site no threads of its own. Compiling and drawing take most of a large build.
 * How much: at 1,000 docs, 16 of 62 s for pictures and copies alone.
 * Asserted: each start looks for the files (compile-site.mjs and npm write them).
 * Until: Gatsby says where the file is.
 */
import { existsSync } from "node:fs";
import { compiledNode, compiledSite, fromRoot, installedPackages } from "../data/files/project";
import { assertFound } from "./assert-found";

/**
 * Ends the run if the compiled code or npm's list of packages is elsewhere. Without them, documents
 * would not be compiled anew after a change of the code.
 */
export function assertCompiled(exists: (file: string) => boolean = existsSync): void {
  for (const file of [compiledNode, compiledSite, installedPackages])
    assertFound(exists(file), `the file ${fromRoot(file)}`, "compiled-site.ts");
}
