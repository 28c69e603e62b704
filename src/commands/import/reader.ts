import { fileSystemMessage } from "../../data/files/file-system-error";
import { UsageError } from "../../data/files/usage-error";
import { configPath, configSchema, type DocusaurusConfig, knownParts } from "./docusaurus-config";
import { askedFile } from "./edit-url";
import { evaluate } from "./evaluate";
import { parseOptions } from "./plugins";
import type { Report } from "./report";
import type { SiteBounds } from "./site-bounds";
import { StaticReader } from "./static-reader";
import { reportTextPlugins } from "./text-plugins";

/** Keys whose missing values change what the import writes. */
const NEEDED =
  /^(?:title|tagline|url|baseUrl|i18n|staticDirectories|presets\[\d+\]\[1\]\.(?:docs|blog|pages)\.(?:path|routeBasePath|sidebarPath|include|exclude|lastVersion|versions|id)|themeConfig\.(?:navbar|footer|announcementBar|colorMode))/;

function reportMissing(missing: readonly string[], report: Report): void {
  for (const key of missing.filter((path) => NEEDED.test(path))) {
    // A spread stands in its object under a name of its own.
    report.left(
      key.replace(/\.….*$/, ""),
      "only running the configuration would give it; try --evaluate",
    );
  }
}

/**
 * Asks a function of a configuration: for a file's editing address, or for the addresses that are to
 * lead to a route.
 */
type Ask = (asked: unknown, about: Record<string, string> | string) => unknown;

/** Reads modules of a Docusaurus site. */
export interface Reader {
  read(path: string): unknown;
  ask: Ask;
}

/**
 * Returns a reader that runs the modules, or one that only reads those of the site. `routes` are
 * those that it can be asked about.
 */
export function readerFor(
  isEvaluated: boolean,
  bounds: SiteBounds,
  routes: readonly string[] = [],
): Reader {
  if (isEvaluated) {
    const file = askedFile("docs", "blog", "en");
    // The functions were asked when the module ran. Their answers stand in their places.
    return {
      read: (path) => evaluate(path, { file, routes }),
      ask: (answer, about) =>
        typeof about === "string" && Array.isArray(answer) ? answer[routes.indexOf(about)] : answer,
    };
  }
  const reader = new StaticReader((path) => bounds.fault(path) === undefined);
  return {
    read: (path) => reader.read(path),
    ask: (asked, about) => reader.call(asked, [about]),
  };
}

/** Returns what a module exports: as it stands, and without what is not known. */
export function readValue(
  reader: Reader,
  path: string,
): ReturnType<typeof knownParts> & { whole: unknown } {
  try {
    const whole = reader.read(path);
    return { ...knownParts(whole), whole };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const message = fileSystemMessage(error, path);
    if (message !== undefined) throw new UsageError(message);
    const reason = error instanceof Error ? error.message.split("\n").at(-1) : String(error);
    throw new UsageError(`\`${path}\` cannot be read: ${reason}`);
  }
}

/** Returns the configuration of a site. */
export function readConfig(reader: Reader, root: string, report: Report): DocusaurusConfig {
  const { value, missing, whole } = readValue(reader, configPath(root));
  reportMissing(missing, report);
  reportTextPlugins(whole, report);
  return parseOptions(configSchema, value, "config");
}
