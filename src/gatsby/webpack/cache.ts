/**
 * Tells Rspack when its cache becomes invalid.
 *
 * Why: Gatsby's configuration does not tell what the cache depends on besides the files in it.
 * How much: without it, a build would show modules that other packages or words have made.
 * Asserted: each start finds the cache; cache.test.ts.
 * Until: Gatsby names what its configuration depends on.
 */
import { readFileSync } from "node:fs";
import { browsers } from "../../data/files/browsers";
import { digestOf } from "../../data/files/digest";
import { assertFound } from "../assert-found";

/** The part of Gatsby's configuration that is changed here. */
interface WebpackConfig {
  cache?: { version?: string } | undefined;
}

/**
 * Gives the cache another version with other installed packages, other supported browsers, or
 * another `contentDigest`: a digest of what all documents depend on, which includes the code of this
 * folder.
 */
export function configureCache({ cache }: WebpackConfig, contentDigest: string): void {
  assertFound(cache, "the cache in Gatsby's configuration of webpack", "webpack/cache.ts");
  const packages = readFileSync("node_modules/.package-lock.json", "utf8");
  cache.version = digestOf([packages, browsers(), contentDigest]);
}
