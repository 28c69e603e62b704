import type { ProblemCode } from "../../site/problems/codes";
import { type Problem, wholeFile } from "../../site/problems/problem";
import { contentRoot, fromRoot, staticRoot } from "../files/project";
import { contentReadFault } from "../files/readable";
import { scan, type UnfollowedLink } from "../files/scan";

const LINK_FAULTS: Record<
  UnfollowedLink["kind"],
  { code: ProblemCode; what: (path: string) => string }
> = {
  loop: {
    code: "symlink-loop",
    what: () => "this folder contains the link itself, so its path would never end.",
  },
  nowhere: { code: "broken-symlink", what: () => "nothing has this path." },
  forbidden: { code: "forbidden-file", what: (path) => contentReadFault(path) ?? "" },
};

const errorOf = (path: string, code: ProblemCode, message: string): Problem => ({
  code,
  severity: "error",
  message,
  ...wholeFile(fromRoot(path)),
});

function badLink({ path, target, kind }: UnfollowedLink): Problem {
  const { code, what } = LINK_FAULTS[kind];
  return errorOf(
    path,
    code,
    `The symbolic link leads to \`${target}\`: ${what(path)} Remove the link.`,
  );
}

/**
 * Reports files and folders of the content and of `static/` that the site leaves out: symbolic
 * links that are not followed, and names that Gatsby cannot read.
 */
export const leftOutFiles = (): Problem[] =>
  [contentRoot, staticRoot].flatMap((folder) => {
    const { unfollowedLinks, namesWithBackslash } = scan(folder);
    const named = namesWithBackslash.map((path) =>
      errorOf(
        path,
        "invalid-name",
        "The name contains a backslash, which Gatsby reads as a slash. Rename the file or folder.",
      ),
    );
    return [...unfollowedLinks.map(badLink), ...named];
  });
