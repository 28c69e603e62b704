import { digestOf } from "./digest";
import { compiledSite, installedPackages } from "./project";
import { textOf } from "./text-of";

/**
 * A digest of all code that can make a node: the site's own, and that of packages. The site's own
 * is missing if a check runs before any build.
 */
export const codeDigest = digestOf([compiledSite, installedPackages].map(textOf));
