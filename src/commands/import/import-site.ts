import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { routeOf } from "../../data/document/content-file";
import { UsageError } from "../usage-error";
import { copyTo } from "./copy-files";
import { configPath } from "./docusaurus-config";
import { ImportPlan, SITE_FILE } from "./import-plan";
import type { Report } from "./report";

/** Where an import goes, and how it reads. */
export interface ImportOptions {
  /** The project's root. */
  project: string;
  /** Whether content that is there may be moved away. */
  force: boolean;
  /** Whether the configuration is run, instead of only read. */
  evaluate: boolean;
}

/** What of the project's own content an import keeps: the guide to writing. */
const KEPT_CONTENT = ["README.md"];
/** What of `static/` belongs to the code or is the brand. */
const KEPT_STATIC = ["_headers", "favicon.svg", "img/logo.svg"];
/** Where content goes that `--force` replaces. */
const BEFORE = ".before-import";

/** Moves what is there to a folder of its own, so that nothing is lost. Returns that folder. */
function moveAway(project: string): string {
  const name = [
    BEFORE,
    ...Array.from({ length: 1000 }, (_, index) => `${BEFORE}-${index + 2}`),
  ].find((folder) => !existsSync(join(project, folder)));
  const folder = join(project, name ?? BEFORE);
  mkdirSync(folder);
  for (const part of ["content", "static"]) {
    if (existsSync(join(project, part))) renameSync(join(project, part), join(folder, part));
  }
  return folder;
}

/**
 * Takes over a Docusaurus site: docs, posts, pages, static files and the configuration. Nothing is
 * written until all is read.
 */
export function importSite(folder: string, options: ImportOptions): Report {
  const { project } = options;
  const root = resolve(folder);
  configPath(root);
  if (existsSync(join(project, "content")) && !options.force) {
    throw new UsageError(
      "`content/` is there already. With --force, it and `static/` are moved to a folder of their own, and the imported site takes their place.",
    );
  }
  const plan = new ImportPlan(root, options.evaluate);
  const { moves, written, report, siteWith } = plan.make(project);
  const before = moveAway(project);
  for (const { from, to } of moves) copyTo(from, join(project, to));
  for (const [name, text] of written) {
    mkdirSync(join(project, name, ".."), { recursive: true });
    writeFileSync(join(project, name), text);
  }
  if (siteWith) {
    const routes = moves.flatMap(({ to }) => routeOf(join(project, to)) ?? []);
    writeFileSync(join(project, SITE_FILE), siteWith(routes));
  }
  const keep = (part: string, names: readonly string[]): void => {
    for (const name of names) {
      const to = join(project, part, name);
      const from = join(before, part, name);
      if (existsSync(from) && !existsSync(to)) copyTo(from, to);
    }
  };
  keep("content", KEPT_CONTENT);
  keep("static", KEPT_STATIC);
  if (existsSync(join(before, "content"))) {
    report.done.push(
      `The earlier content is in ${relative(project, before)}; delete it when you no longer need it`,
    );
  } else rmSync(before, { recursive: true });
  return report;
}
