import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../data/files/project";

/** Loads a module of an installed package, by the name that the site itself would use. */
export const requireFromRoot = createRequire(join(root, "package.json"));
