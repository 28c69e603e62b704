import { readFileSync } from "node:fs";
import { join } from "node:path";
import { statOf } from "../../markdown/named-files/stat-of";
import { byPlace, type Problem } from "../../site/problems/problem";
import * as routes from "../../site/routes";
import { codeDigest } from "../files/code-digest";
import { digestOf } from "../files/digest";
import { writeMade } from "../files/door";
import { contentRoot, fromRoot, root } from "../files/project";
import { scan } from "../files/scan";
import { textOf } from "../files/text-of";
import type { DocsVersion } from "../settings/docs-versions";
import { readSite } from "../settings/site-file";
import { compileSources, type Sources } from "./compile";
import type { Contract } from "./contract";
import { commentProblems, withOwnNames } from "./contract-problems";
import { contractsOf } from "./describe";
import { findReference } from "./references";

/** The folder of the sources, below `content/`. */
export const CONTRACTS = "contracts";

interface Described {
  /** By file, then by place. */
  contracts: Contract[];
  problems: Problem[];
}

/** The contracts of the content, and what is wrong with their sources. */
export interface ContractFiles extends Described {
  /** A digest of all that a document may refer to. */
  names: string;
}

/** Keeps what the last compile gave. It takes half a second, and more for many contracts. */
const CACHE = join(root, ".cache/contracts.json");

/** The form of what is kept. Raise it when `Contract` changes: a check may run code of no build. */
const FORM = 6;

interface Cached {
  digest: string;
  described: Described;
}

function cached(digest: string): Described | undefined {
  try {
    const known: Cached = JSON.parse(textOf(CACHE));
    return known.digest === digest ? known.described : undefined;
  } catch {
    // There is none, or another thread is writing it.
    return undefined;
  }
}

function compile(sources: Sources): Described {
  const { units, problems } = compileSources(sources);
  const found = units.flatMap((unit) => contractsOf(unit, sources));
  const { own, problems: shared } = withOwnNames(found);
  return {
    contracts: own,
    problems: [...problems, ...shared, ...commentProblems(own)].sort(byPlace),
  };
}

/** Returns the files that solc cannot compile. */
const faultyFiles = (problems: readonly Problem[]): Set<string> =>
  new Set(
    problems
      .filter(({ code, severity }) => code === "solidity" && severity === "error")
      .map(({ file }) => file),
  );

const namesOf = (contracts: readonly Contract[]): string =>
  digestOf(
    contracts.map(({ name, members, types, inherited }) => [
      name,
      members.map(({ anchor }) => anchor),
      types.map(({ anchor }) => anchor),
      inherited,
    ]),
  );

/**
 * The contracts that each file last had, so that their pages stay while it is faulty. An empty text
 * does not replace them, as `cachedFile` explains.
 */
let last: readonly Contract[] = [];

function read(paths: readonly string[]): ContractFiles {
  const sources = new Map(paths.map((path) => [fromRoot(path), readFileSync(path, "utf8")]));
  const digest = digestOf([FORM, codeDigest, Array.from(sources)]);
  const known = cached(digest);
  const described = known ?? compile(sources);
  if (!known) writeMade(CACHE, JSON.stringify({ digest, described } satisfies Cached), root);
  const { problems } = described;
  const faulty = faultyFiles(problems);
  const isEmpty = (file: string): boolean => sources.get(file)?.trim() === "";
  last = [...described.contracts, ...last.filter(({ file }) => faulty.has(file) || isEmpty(file))];
  const contracts = last.filter(({ file }) => !isEmpty(file));
  return { contracts, problems, names: namesOf(contracts) };
}

const NONE: ContractFiles = { contracts: [], problems: [], names: namesOf([]) };

let current: { stamp: string; files: ContractFiles } | undefined;
let isFresh = false;

/**
 * Returns the contracts of `content/contracts/`, the same object as long as no file has changed.
 * Looks for changes once in each turn of the event loop; in production never.
 */
export function readContracts(): ContractFiles {
  if (current && isFresh) return current.files;
  isFresh = true;
  if (process.env.NODE_ENV !== "production") {
    setImmediate(() => {
      isFresh = false;
    }).unref();
  }
  const folder = join(contentRoot, CONTRACTS);
  const paths = statOf(folder) ? scan(folder).files.filter((path) => path.endsWith(".sol")) : [];
  const stamp = JSON.stringify(
    paths.map((path) => [path, statOf(path)?.mtimeMs, statOf(path)?.size]),
  );
  if (current?.stamp !== stamp) {
    current = { stamp, files: paths.length === 0 ? NONE : read(paths) };
  }
  return current.files;
}

/** The version of the docs that the pages of contracts belong to. */
export function contractsVersion(): DocsVersion {
  const [version] = readSite().docs.versions;
  if (!version) throw new Error("The site has no docs.");
  return version;
}

/** The folder of these pages in the docs. */
export const REFERENCE = "reference";

/** Returns the route of a contract's page. */
export const contractRoute = (name: string): string =>
  routes.doc(contractsVersion().path, `${REFERENCE}/${name}`);

/** Returns the address that `{contract.…}` leads to, or what is wrong with the name. */
export function contractAddress(written: string): { address: string } | { fault: string } {
  const found = findReference(readContracts().contracts, written);
  if ("fault" in found) return found;
  const anchor = found.anchor === undefined ? "" : `#${found.anchor}`;
  return { address: contractRoute(found.contract) + anchor };
}
