import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { routeOf } from "../../data/document/content-file";
import { copyNew, makeFolder, type Swap, writeMade, writeNew } from "../../data/files/door";
import { UsageError } from "../../data/files/usage-error";
import { configPath } from "./configuration/docusaurus-config";
import { CODE, checkPlaces, STAGE, takeOver, undo } from "./import-folders";
import { planImport, SITE_FILE } from "./import-plan";
import type { Report } from "./report";
import { Sandbox } from "./sandbox/sandbox";
import { SiteBounds } from "./sandbox/site-bounds";

/** Where an import goes. */
export interface ImportOptions {
  /** The project's root. */
  project: string;
  /** Whether content that is there may be moved away. */
  force: boolean;
  /** Whether it only says what it would do. */
  isDry?: boolean;
  /** Exchanges two folders in one step; null if the system cannot. */
  swap?: Swap | null;
}

/** What stays of the project's own files: the guide to writing, and what belongs to code. */
const KEPT = ["content/README.md", "static/_headers"];

/** Whether a path of the project is content, and not code of the site. */
const isContent = (path: string): boolean => /^(?:content|static)\//.test(path);

/** Writes all that an import takes over into `STAGE`. Returns the paths of the site's own code. */
function stage(
  project: string,
  { moves, written, siteWith }: Awaited<ReturnType<typeof planImport>>,
): string[] {
  const folder = join(project, STAGE);
  for (const part of ["content", "static"]) makeFolder(join(folder, part), project);
  for (const { from, to } of moves) {
    copyNew(from, folder, isContent(to) ? to : join(CODE, to));
  }
  for (const [name, text] of written) writeNew(folder, name, text);
  if (siteWith) {
    // The site file says which address a document has, so it is there before it is whole.
    const routes = moves.flatMap(({ to }) => routeOf(join(folder, to)) ?? []);
    writeMade(join(folder, SITE_FILE), siteWith(routes), project);
  }
  for (const name of KEPT) {
    const from = join(project, name);
    if (existsSync(from) && !existsSync(join(folder, name))) copyNew(from, folder, name);
  }
  return moves.map(({ to }) => to).filter((to) => !isContent(to));
}

/**
 * Takes over a Docusaurus site: docs, posts, pages, static files and the configuration. If it
 * throws, everything is as it was.
 */
export async function importSite(folder: string, options: ImportOptions): Promise<Report> {
  const { project } = options;
  const root = resolve(folder);
  configPath(root);
  if (existsSync(join(project, "content")) && !options.force && !options.isDry) {
    throw new UsageError(
      "`content/` is there already. With --force, it and `static/` are moved to a folder of their own, and the imported site takes their place.",
    );
  }
  checkPlaces(root, project);
  const bounds = new SiteBounds(root);
  const sandbox = await Sandbox.of(root, (path) => bounds.fault(path) === undefined);
  const plan = await planImport(root, bounds, sandbox, project);
  try {
    const code = stage(project, plan);
    if (options.isDry) {
      undo(project);
      return plan.report;
    }
    const before = takeOver(project, code, options.swap ?? null);
    if (before !== null) {
      plan.report.next.unshift(
        `The earlier content and static files are in ${before}; delete it when you no longer need it`,
      );
    }
  } catch (error) {
    undo(project);
    throw error;
  }
  return plan.report;
}
