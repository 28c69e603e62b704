import type { Problem } from "../site/problem";
import { contentRoot, fromRoot } from "./project";
import { type BadLink, scan } from "./scan";

const FAULTS: Record<BadLink["kind"], { code: string; what: string }> = {
  loop: { code: "symlink-loop", what: "a folder that holds it, and so on for ever" },
  nowhere: { code: "broken-symlink", what: "nothing" },
};

/** Symbolic links of the content that cannot be followed, and so are left out. */
export const badLinkProblems = (): Problem[] =>
  scan(contentRoot).badLinks.map(({ path, target, kind }) => {
    const { code, what } = FAULTS[kind];
    const message = `The symbolic link leads to \`${target}\`: to ${what}. Remove it.`;
    return { code, severity: "error", message, file: fromRoot(path), line: null, column: null };
  });
