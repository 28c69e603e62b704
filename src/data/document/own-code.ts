import { CssSyntaxError } from "postcss";
import * as sourceMap from "source-map-js";
import { startOf, visitCode } from "../../markdown/javascript/estree";
import { importedFile, importFault, missingPackage } from "../../markdown/javascript/import-fault";
import { type ModuleRequest, requestsIn, requiredBy } from "../../markdown/javascript/requests";
import { type RequiredFolder, requiredFolders } from "../../markdown/javascript/required-folders";
import { isStyle, styleRequests } from "../../markdown/javascript/style-requests";
import { placeAt } from "../../markdown/place-at";
import { groupBy } from "../../site/group";
import { messagesOf } from "../../site/problems/errors";
import type { Problem } from "../../site/problems/problem";
import { cachedFile } from "../files/cached-file";
import { fromRoot } from "../files/project";
import type { DocumentNode } from "./document";
import { roots } from "./import-roots";
import { filesRequired } from "./required-files";
import { parseScript } from "./script";

/** Whether the imports of a file are followed. */
export const isFollowed = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path) || isStyle(path);

/** Returns the modules that code asks for with `require("a")`, as Docusaurus' pages do. */
function requiredIn(code: unknown): ModuleRequest[] {
  const requests: ModuleRequest[] = [];
  visitCode(code, (node) => {
    const request = requiredBy(node);
    if (request !== undefined) requests.push({ request, names: [], ...startOf(node) });
  });
  return requests;
}

/**
 * Returns what a script or a style sheet imports, with places in its source. An import of types alone is
 * none. Throws if it is no valid code.
 */
export function requestsOf(text: string, path: string): ModuleRequest[] {
  if (isStyle(path)) return styleRequests(text);
  const { program, map } = parseScript(text, path);
  const consumer = new sourceMap.SourceMapConsumer(JSON.parse(map));
  return [...requestsIn(program), ...requiredIn(program)].map(({ line, column, ...asked }) => {
    const found = consumer.originalPositionFor({ line, column: column - 1 });
    return { ...asked, line: found.line ?? 1, column: (found.column ?? 0) + 1 };
  });
}

type Fault = Omit<Problem, "file">;
type Place = Pick<ModuleRequest, "line" | "column">;

interface Script {
  requests: ModuleRequest[];
  folders: (RequiredFolder & Place)[];
  /** Why nothing is known of it. */
  fault?: Fault;
}

const broken = (message: string, line: number | null, column: number | null): Fault => ({
  code: "broken-import",
  severity: "error",
  message,
  line,
  column,
});

/** Explains why SWC cannot read a script, or postcss a style sheet. */
function unreadable(error: unknown): Fault {
  if (error instanceof CssSyntaxError) {
    const { reason, line = null, column = null } = error;
    return broken(`This is not valid CSS: ${reason}.`, line, column);
  }
  const [message = ""] = messagesOf(error);
  const reason = message.replace(/^Syntax Error: /, "");
  return broken(`This is not valid code: ${reason}.`, null, null);
}

/** A component is read once, however many documents reach it. */
const readScript = cachedFile((text, path): Script => {
  try {
    const folders = requiredFolders(text).map((asked) => ({
      ...asked,
      ...placeAt(text, asked.offset),
    }));
    return { requests: requestsOf(text, path), folders };
  } catch (error) {
    return { requests: [], folders: [], fault: unreadable(error) };
  }
});

/** Returns the faults of the imports of one script, and the files that it imports. */
function followed(path: string): { faults: Fault[]; files: string[] } {
  const { requests = [], folders = [], fault: unread } = readScript(path) ?? {};
  const faults = unread ? [unread] : [];
  const files: string[] = [];
  const ofFolders = folders.flatMap(({ line, column, ...asked }): ModuleRequest[] => {
    const found = filesRequired(asked, path);
    if (Array.isArray(found)) {
      return found.map(({ request }) => ({ request, names: [], line, column }));
    }
    faults.push(broken(`\`${asked.folder}\` cannot be imported: ${found}`, line, column));
    return [];
  });
  for (const { request, names, line, column } of [...requests, ...ofFolders]) {
    if (request === null) continue;
    const fault = importFault(request, path, roots, names);
    if (fault) faults.push(broken(`\`${request}\` cannot be imported: ${fault}`, line, column));
    const file = fault ? undefined : importedFile(request, path, roots);
    if (file !== undefined && isFollowed(file)) files.push(file);
  }
  return { faults, files };
}

/**
 * Reports the imports of components that lead nowhere, in all files that documents reach. A bundler
 * would find them only in a build.
 */
export function brokenImports(
  documents: readonly Pick<DocumentNode, "code" | "file">[],
): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const { code = [], file: document } of documents) {
    const follow = (path: string): void => {
      if (seen.has(path) || !isFollowed(path)) return;
      seen.add(path);
      const { faults, files } = followed(path);
      for (const fault of faults) {
        const message = `${fault.message} \`${document}\` needs this component.`;
        problems.push({ ...fault, message, file: fromRoot(path) });
      }
      files.forEach(follow);
    };
    code.forEach(follow);
  }
  return problems;
}

/** Reports a missing package once, however many places import it. */
export function oncePerPackage(problems: readonly Problem[]): Problem[] {
  const keyOf = (problem: Problem, index: number) =>
    missingPackage(problem.message) ?? String(index);
  const keyed = problems.map((problem, index) => ({ problem, key: keyOf(problem, index) }));
  return groupBy(keyed, ({ key }) => key).flatMap(({ items: [first, ...others] }) => {
    if (!first) return [];
    const more = others.length === 1 ? "Another place needs" : `${others.length} more places need`;
    const { problem } = first;
    return others.length === 0
      ? [problem]
      : [{ ...problem, message: `${problem.message} ${more} the package.` }];
  });
}
