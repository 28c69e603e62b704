import type { Problem } from "../site/problem";
import { contentRoot, fromRoot, staticRoot } from "./project";
import { contentReadFault } from "./readable";
import { type BadLink, scan } from "./scan";

const FAULTS: Record<BadLink["kind"], { code: string; what: (path: string) => string }> = {
  loop: { code: "symlink-loop", what: () => "to a folder that holds it, and so on for ever." },
  nowhere: { code: "broken-symlink", what: () => "to nothing." },
  forbidden: { code: "forbidden-file", what: (path) => contentReadFault(path) ?? "" },
};

/** Files and folders whose names Gatsby cannot read. */
export const badNameProblems = (): Problem[] =>
  [contentRoot, staticRoot]
    .flatMap((folder) => scan(folder).badNames)
    .map((path) => ({
      code: "invalid-name",
      severity: "error",
      message: "The name holds a backslash, which is taken for a slash. Rename the file or folder.",
      file: fromRoot(path),
      line: null,
      column: null,
    }));

/** Symbolic links of the content and of `static/` that are not followed: what they lead to is left out. */
export const badLinkProblems = (): Problem[] =>
  [contentRoot, staticRoot]
    .flatMap((folder) => scan(folder).badLinks)
    .map(({ path, target, kind }) => {
      const { code, what } = FAULTS[kind];
      const message = `The symbolic link leads to \`${target}\`: ${what(path)} Remove it.`;
      return { code, severity: "error", message, file: fromRoot(path), line: null, column: null };
    });
