/** The sites that the browser tests look at, and whether they were built from the present code. */
import { createHash, type Hash } from "node:crypto";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { configure, PREFIX } from "./configured";
import { filesBelow } from "./files";
import { CODE, FIXTURE_SOURCE, SiteCopy } from "./site-copy";

/** Test sites stay here from run to run, with their caches. git ignores this folder. */
const SITES = ".sites";

/** What a build depends on besides the code and the content. */
const TOOLS = ["package-lock.json", "static/_headers", "test/sites", "docs/writing/text.md"];

interface Site {
  name: string;
  /** The folder in which the site is built. */
  folder: string;
  /** The folder that has the site's `content` and `static`. */
  source: string;
  /**
   * A copy of the build output. It is needed if tests later build other things in the site's
   * folder.
   */
  frozen?: string;
  /** Changes the copy of the site before it is built. */
  change?: (site: SiteCopy) => void;
  /** Variables that are added to the environment of the build. */
  variables?: Record<string, string>;
}

/** The shipped site, as `npm run build` builds it. */
export const SHIPPED: Site = { name: "shipped", folder: ".", source: "." };

/**
 * The site with the fixture's content. `lifecycle.spec` later builds changes of it in the same
 * folder. Warm caches make that cheap.
 */
export const FIXTURE: Site = {
  name: "fixture",
  folder: join(SITES, "fixture"),
  source: FIXTURE_SOURCE,
  frozen: join(SITES, "fixture-site"),
};

/** The same content below a prefix, with more versions, more posts and other settings. */
export const CONFIGURED: Site = {
  name: "configured",
  folder: join(SITES, "configured"),
  source: FIXTURE_SOURCE,
  change: configure,
  variables: { PATH_PREFIX: `${PREFIX}/` },
};

/** The font for another script, which `npm install` would name in package.json. */
const FONT = "@fontsource/noto-sans-arabic";

function withFont(text: string): string {
  const { dependencies, devDependencies, ...others } = JSON.parse(text);
  return JSON.stringify({
    ...others,
    dependencies: { ...dependencies, [FONT]: devDependencies[FONT] },
  });
}

/** A small site in four languages, one of them from right to left. */
export const LANGUAGES: Site = {
  name: "languages",
  folder: join(SITES, "languages"),
  source: "test/languages",
  change: (site) => site.edit("package.json", withFont),
};

export const ALL_SITES = [SHIPPED, FIXTURE, CONFIGURED, LANGUAGES];

/** Returns the folder with the output of a site's build. */
export const publicOf = ({ folder, frozen }: Site): string => frozen ?? join(folder, "public");

const stampOf = ({ name }: Site): string => join(SITES, `${name}.stamp`);

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

/** Returns whether the build itself writes the file. */
const isGenerated = (path: string): boolean => /gatsby-types\.d\.ts$|schema\.graphql$/.test(path);
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Adds all source files of a site to a digest. */
function addSources(hash: Hash, { source }: Site): void {
  const parts = [...CODE, ...TOOLS, join(source, "content"), join(source, "static")];
  for (const path of parts.filter(existsSync).flatMap(filesIn)) {
    if (isGenerated(path) || isTest(path)) continue;
    hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  }
}

/**
 * Adds the sizes and times of the build output to a digest: someone may have built something else
 * there since.
 */
function addOutput(hash: Hash, site: Site): void {
  const folder = publicOf(site);
  for (const path of filesBelow(folder)) {
    const { size, mtimeMs } = statSync(join(folder, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\0`);
  }
}

function digestOf(site: Site): string {
  const hash = createHash("sha256");
  addSources(hash, site);
  addOutput(hash, site);
  return hash.digest("hex");
}

/** Returns whether the build output exists and comes from the present sources. */
export const isFresh = (site: Site): boolean =>
  existsSync(join(publicOf(site), "index.html")) &&
  existsSync(stampOf(site)) &&
  readFileSync(stampOf(site), "utf8") === digestOf(site);

/** Marks a site as being built, so that a half-built site does not count as fresh. */
export const markStale = (site: Site): void => rmSync(stampOf(site), { force: true });

/** Marks a site as built, and keeps a copy of its present state. */
export function markFresh(site: Site): void {
  if (site.frozen) {
    rmSync(site.frozen, { recursive: true, force: true });
    cpSync(join(site.folder, "public"), site.frozen, { recursive: true });
  }
  writeFileSync(stampOf(site), digestOf(site));
}

/**
 * Creates the copy of the repository in which a site with the fixture's content is built, with the
 * site's changes.
 */
export function copyOf({ folder, source, change }: Site): SiteCopy {
  const copy = new SiteCopy({ folder, source });
  change?.(copy);
  return copy;
}
