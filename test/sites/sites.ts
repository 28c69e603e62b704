/**
 * The sites that the browser tests look at, and whether they are those of the code as it is now.
 */
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

/** Where test sites stay from run to run, with their caches; git ignores it. */
const SITES = ".sites";

/** What a build depends on besides the code and the content. */
const TOOLS = ["package-lock.json", "static/_headers", "test/sites"];

interface Site {
  name: string;
  /** The folder that it is built in. */
  folder: string;
  /** The folder with its `content` and `static`. */
  source: string;
  /** Where what was built is copied to, when tests go on to build other things in its folder. */
  frozen?: string;
  /** What is changed in it before it is built. */
  change?: (site: SiteCopy) => void;
  /** Added to the environment of its build. */
  variables?: Record<string, string>;
}

/** What is shipped, as `npm run build` builds it. */
export const SHIPPED: Site = { name: "shipped", folder: ".", source: "." };

/**
 * The fixture's content. `lifecycle.spec` goes on to build changes of it in its folder, which warm
 * caches make cheap.
 */
export const FIXTURE: Site = {
  name: "fixture",
  folder: join(SITES, "fixture"),
  source: FIXTURE_SOURCE,
  frozen: join(SITES, "fixture-site"),
};

/** The same, below a prefix, with more versions, more posts and other settings. */
export const CONFIGURED: Site = {
  name: "configured",
  folder: join(SITES, "configured"),
  source: FIXTURE_SOURCE,
  change: configure,
  variables: { PATH_PREFIX: `${PREFIX}/` },
};

export const ALL_SITES = [SHIPPED, FIXTURE, CONFIGURED];

/** The folder that a site's build has written. */
export const publicOf = ({ folder, frozen }: Site): string => frozen ?? join(folder, "public");

const stampOf = ({ name }: Site): string => join(SITES, `${name}.stamp`);

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

/** Written by the build itself. */
const isGenerated = (path: string): boolean => /gatsby-types\.d\.ts$|schema\.graphql$/.test(path);
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Adds all that a site is built from to a digest. */
function addSources(hash: Hash, { source }: Site): void {
  const parts = [...CODE, ...TOOLS, join(source, "content"), join(source, "static")];
  for (const path of parts.filter(existsSync).flatMap(filesIn)) {
    if (isGenerated(path) || isTest(path)) continue;
    hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  }
}

/** Adds what was built, by sizes and times: somebody may have built something else there since. */
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

/** Whether what was built is there, and is that of the sources as they are now. */
export const isFresh = (site: Site): boolean =>
  existsSync(join(publicOf(site), "index.html")) &&
  existsSync(stampOf(site)) &&
  readFileSync(stampOf(site), "utf8") === digestOf(site);

/** Says that a site is being built, so that no half of it counts as one. */
export const markStale = (site: Site): void => rmSync(stampOf(site), { force: true });

/** Says that a site has been built, and keeps it as it is now. */
export function markFresh(site: Site): void {
  if (site.frozen) {
    rmSync(site.frozen, { recursive: true, force: true });
    cpSync(join(site.folder, "public"), site.frozen, { recursive: true });
  }
  writeFileSync(stampOf(site), digestOf(site));
}

/** The copy of the repository in which a site of the fixture is built, as the site wants it. */
export function copyOf({ folder, source, change }: Site): SiteCopy {
  const copy = new SiteCopy({ folder, source });
  change?.(copy);
  return copy;
}
