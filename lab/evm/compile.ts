/** Compiles Solidity. What solc has made of the same sources before is read from a cache. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { version } from "solc/package.json";
import type { Abi, Hex } from "viem";
import { SETTINGS } from "./compiler-settings";

/** What solc reads from the comments: the tags of each function, by its signature. */
interface DevDoc {
  methods: Record<string, Record<string, string>>;
}

/** A compiled contract. An interface or an abstract contract has no bytecode: `0x`. */
export interface Artifact {
  name: string;
  abi: Abi;
  bytecode: Hex;
  devdoc: DevDoc;
}

interface Compiled {
  abi: Abi;
  devdoc: DevDoc;
  evm: { bytecode: { object: string } };
}

interface Output {
  errors?: { severity: string; formattedMessage: string }[];
  contracts?: Record<string, Record<string, Compiled>>;
}

/** A program that compiles its standard input. */
const COMPILE =
  'process.stdout.write(require("solc").compile(require("fs").readFileSync(0, "utf8")))';
const CACHE = "node_modules/.cache/solc";

const OUTPUT = {
  outputSelection: { "*": { "*": ["abi", "devdoc", "evm.bytecode.object"] } },
};

const importsOf = (code: string): string[] =>
  Array.from(code.matchAll(/^\s*import\b[^;]*?["']([^"']+)["'][^;]*;/gm), ([, path = ""]) => path);

/** Reads the files and all that they import. solc itself says if one is missing. */
function readSources(paths: readonly string[]): Record<string, { content: string }> {
  const sources = new Map<string, { content: string }>();
  const read = (path: string): void => {
    if (sources.has(path) || !existsSync(path)) return;
    const content = readFileSync(path, "utf8");
    sources.set(path, { content });
    for (const name of importsOf(content)) read(posix.join(posix.dirname(path), name));
  };
  for (const path of paths) {
    if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
    read(path);
  }
  return Object.fromEntries(sources);
}

function compileCached(sources: Record<string, { content: string }>): Output {
  const input = JSON.stringify({
    language: "Solidity",
    sources,
    settings: { ...SETTINGS, ...OUTPUT },
  });
  const digest = createHash("sha256").update(`${version} ${input}`).digest("hex");
  const file = join(CACHE, `${digest}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  // In a process of its own, the compiler's 200 MB do not stay in memory.
  const output = execFileSync(process.execPath, ["--eval", COMPILE], {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  mkdirSync(CACHE, { recursive: true });
  // Tests of several files compile the same sources at once.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, output);
  renameSync(part, file);
  return JSON.parse(output);
}

/**
 * Compiles files, with paths from the project's root, and what they import. Returns all contracts
 * by name. Throws with what solc says if there is an error.
 */
export function compileSolidity(paths: readonly string[]): ReadonlyMap<string, Artifact> {
  const { errors = [], contracts = {} } = compileCached(readSources(paths));
  const faults = errors.filter(({ severity }) => severity === "error");
  if (faults.length > 0) {
    throw new Error(faults.map(({ formattedMessage }) => formattedMessage).join("\n"));
  }
  const artifacts = new Map<string, Artifact>();
  for (const [path, inFile] of Object.entries(contracts)) {
    for (const [name, { abi, devdoc, evm }] of Object.entries(inFile)) {
      if (artifacts.has(name)) throw new Error(`${path}: another contract is called ${name}, too.`);
      artifacts.set(name, { name, abi, devdoc, bytecode: `0x${evm.bytecode.object}` });
    }
  }
  return artifacts;
}
