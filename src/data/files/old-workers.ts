import { existsSync } from "node:fs";
import { join } from "node:path";
import { staticRoot } from "./roots";

/**
 * Where an earlier site may have had a service worker: gatsby-plugin-offline and Docusaurus' PWA
 * plugin call it `sw.js`, this site once called it `offline.mjs`.
 */
const OLD_WORKERS = ["/sw.js", "/offline.mjs"];

/** Returns the routes at which the build ends old service workers. The owner's own files stay. */
export const oldWorkers = (): string[] =>
  OLD_WORKERS.filter((route) => !existsSync(join(staticRoot, route)));
