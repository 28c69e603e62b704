/**
 * `npm run import -- FOLDER`: takes over the docs, posts, pages, static files and configuration of
 * a Docusaurus site.
 */
import { parseArgs } from "node:util";
import { importSite } from "./import/import-site";
import { UsageError } from "./usage-error";

const HELP = `Takes over a Docusaurus site: docs, versions, posts, pages, static files, sidebars and
configuration. The site itself stays as it is, and none of its code is run.

  npm run import -- ../my-site      the folder that has docusaurus.config.js or .ts
    --force                         although there is content: it is moved to .before-import/
    --evaluate                      run the configuration, where reading it does not give enough
    --help                          this text`;

function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: "boolean", default: false },
      evaluate: { type: "boolean", default: false },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const [folder, ...more] = positionals;
  if (folder === undefined) throw new UsageError("Name the folder of a Docusaurus site.");
  if (more.length > 0) throw new UsageError("Name one folder.");
  const { force, evaluate } = values;
  console.log(importSite(folder, { project: process.cwd(), force, evaluate }).toString());
}

try {
  run();
} catch (error) {
  // tsx loads a class twice if both a module and this script import it. So its name tells.
  const isExpected = error instanceof Error && error.name === "UsageError";
  console.error(isExpected ? error.message : error);
  console.error("\nUsage: npm run import -- FOLDER; all options: npm run import -- --help");
  process.exitCode = 1;
}
