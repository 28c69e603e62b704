import { createRequire } from "node:module";
import { join, posix } from "node:path";
import type { AbiParameter } from "../../site/abi";
import { didYouMean } from "../../site/problems/nearest";
import type { Problem } from "../../site/problems/problem";
import { codeRoot } from "../files/project";

/** What a contract offers, as solc's JSON has it. */
export interface AbiEntry {
  type: "constructor" | "error" | "event" | "fallback" | "function" | "receive";
  name?: string;
  inputs?: AbiParameter[];
  outputs?: AbiParameter[];
  stateMutability?: "nonpayable" | "payable" | "pure" | "view";
  anonymous?: boolean;
}

/** A declaration in solc's tree: a contract, or what is in one. */
export interface Declaration {
  id: number;
  nodeType: string;
  name: string;
  /** `start:length:file`, in bytes. */
  src: string;
  documentation?: { src: string } | null;
  nodes?: Declaration[];
  /** Of a contract. */
  contractKind?: "contract" | "interface" | "library";
  abstract?: boolean;
  baseContracts?: { baseName: { name: string } }[];
  /** Ids of the contract and of all that it inherits from, the nearest first. */
  linearizedBaseContracts?: number[];
  functionSelector?: string;
  eventSelector?: string;
  errorSelector?: string;
  /** Of a struct or an enum. */
  members?: { name: string; typeDescriptions?: { typeString: string } }[];
  /** Of a type of its own. */
  underlyingType?: { typeDescriptions: { typeString: string } };
  /** Of a function. */
  body?: { src: string } | null;
}

interface Message {
  severity: "error" | "info" | "warning";
  /** `Warning`, or the kind of an error, such as `TypeError`. */
  type: string;
  message: string;
  /** `start` counts bytes, and is -1 for the whole file. */
  sourceLocation?: { file: string; start: number };
}

interface Output {
  errors?: Message[];
  sources?: Record<string, { ast?: { nodes: Declaration[] } }>;
  contracts?: Record<string, Record<string, { abi: AbiEntry[] }>>;
}

/** The text of each source, by its path from the project's root. */
export type Sources = ReadonlyMap<string, string>;

/** What one run of solc knows. Its declarations refer to each other by ids. */
export interface Unit {
  /** The sources that it was run for, without those that they import. */
  paths: readonly string[];
  /** The declarations at the top of each source, by path. */
  declarations: ReadonlyMap<string, readonly Declaration[]>;
  /** The ABI of each contract, by `path:name`. */
  abis: ReadonlyMap<string, AbiEntry[]>;
}

interface Solc {
  compile(
    input: string,
    callbacks: { import(path: string): { contents: string } | { error: string } },
  ): string;
}

let loaded: Solc | undefined;

/** Loads the compiler, which takes a quarter of a second. */
function solc(): Solc {
  if (loaded) return loaded;
  const before = process.listeners("unhandledRejection");
  loaded = createRequire(join(codeRoot, "package.json"))("solc") as Solc;
  // It ends the process when a promise fails anywhere. That is for the program to decide.
  for (const listener of process.listeners("unhandledRejection"))
    if (!before.includes(listener)) process.off("unhandledRejection", listener);
  return loaded;
}

/** What solc is asked for, and how to make it. */
export interface Settings {
  outputSelection: Record<string, Record<string, readonly string[]>>;
  optimizer?: { enabled: boolean; runs: number };
  evmVersion?: string;
}

/** What the pages of contracts need. No code is generated for it. */
const DESCRIPTION: Settings = { outputSelection: { "*": { "": ["ast"], "*": ["abi"] } } };

/** Compiles some of the sources, with all that they import. */
function run(paths: readonly string[], sources: Sources, settings: Settings): Output {
  const input = {
    language: "Solidity",
    sources: Object.fromEntries(paths.map((path) => [path, { content: sources.get(path) }])),
    settings,
  };
  const callbacks = {
    import(path: string) {
      const contents = sources.get(path);
      if (contents !== undefined) return { contents };
      const near = didYouMean(
        posix.basename(path),
        Array.from(sources.keys(), (one) => posix.basename(one)),
      );
      return { error: `None of the sources has this path.${near}` };
    },
  };
  return JSON.parse(solc().compile(JSON.stringify(input), callbacks));
}

/** Returns the line and column of a byte in a text, each from 1. */
export function placeAt(text: string, byte: number): { line: number; column: number } {
  const before = Buffer.from(text).subarray(0, Math.max(0, byte)).toString().split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function problemOf(message: Message, sources: Sources, fallback: string): Problem {
  const { file = fallback, start = -1 } = message.sourceLocation ?? {};
  const text = sources.get(file);
  const said = message.message.replace(/\s*\n\s*/g, " ");
  return {
    code: "solidity",
    severity: message.severity === "error" ? "error" : "warning",
    message: message.type === "Warning" ? said : `${message.type}: ${said}`,
    file: text === undefined ? fallback : file,
    ...(text === undefined || start < 0 ? { line: 1, column: 1 } : placeAt(text, start)),
  };
}

const isError = ({ severity }: Message): boolean => severity === "error";

function unitOf(paths: readonly string[], { sources = {}, contracts = {} }: Output): Unit {
  const declarations = Object.entries(sources).flatMap(([path, { ast }]) =>
    ast ? [[path, ast.nodes] as const] : [],
  );
  const abis = Object.entries(contracts).flatMap(([path, ofFile]) =>
    Object.entries(ofFile).map(([name, { abi }]) => [`${path}:${name}`, abi] as const),
  );
  return { paths, declarations: new Map(declarations), abis: new Map(abis) };
}

/**
 * Compiles sources. After an error solc tells nothing of the other files, so then it compiles each
 * alone: one faulty file hides neither the contracts of others nor their faults.
 */
export function compileSources(
  sources: Sources,
  settings = DESCRIPTION,
): { units: Unit[]; problems: Problem[] } {
  const paths = Array.from(sources.keys());
  const whole = { paths, output: run(paths, sources, settings) };
  const runs = whole.output.errors?.some(isError)
    ? paths.map((path) => ({ paths: [path], output: run([path], sources, settings) }))
    : [whole];
  const problems = runs.flatMap(({ paths: [path = ""], output }) =>
    (output.errors ?? []).map((message) => problemOf(message, sources, path)),
  );
  return {
    units: runs
      .filter(({ output }) => !output.errors?.some(isError))
      .map((one) => unitOf(one.paths, one.output)),
    // A fault of a file is told by each that imports it.
    problems: Array.from(new Map(problems.map((one) => [JSON.stringify(one), one])).values()),
  };
}
