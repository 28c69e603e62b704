import { type Problem, wholeFile } from "../../site/problems/problem";
import { git, isInRepository } from "../files/git";
import { projectRoot } from "../files/project";
import { editedFile } from "../settings/translations";

/** When the files of a project were last committed, and by whom. */
interface GitDates {
  /** ISO 8601, by path from the project's root. */
  dates: ReadonlyMap<string, string>;
  /** When they were first committed under their names; null: the history is too short to tell. */
  firsts: ReadonlyMap<string, string | null>;
  /** The names of those who changed them, the last one first. */
  authors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Why some files have no date; undefined if nothing went wrong. */
  fault: string | undefined;
}

const NO_DATES: GitDates = {
  dates: new Map(),
  firsts: new Map(),
  authors: new Map(),
  fault: undefined,
};

/** Keeps git from programs that a repository names: it fetches nothing that a clone has left out. */
const ALONE = { GIT_ALLOW_PROTOCOL: "", GIT_NO_LAZY_FETCH: "1" };

const nameIn = (path: string): string => path.normalize("NFC");

/** Reads the dates of all content files of a project, given its root. */
export const readGitDates = (folder: string): GitDates => datesBelow(folder, "content", {});

/**
 * Returns when the files of a folder were first committed, by their paths in it. Its repository may
 * be anybody's.
 */
export const firstDatesIn = (folder: string): GitDates["firsts"] =>
  datesBelow(folder, ".", ALONE).firsts;

function datesBelow(folder: string, path: string, env: Record<string, string>): GitDates {
  const dates = new Map<string, string>();
  const firsts = new Map<string, string | null>();
  const authors = new Map<string, Set<string>>();
  const undated = new Set<string>();
  try {
    // With `-z`, git does not escape names: each ends with a NUL, as does the line of each commit.
    const log = git(
      folder,
      env,
      ...["-c", "core.fsmonitor=false", "-c", "log.showSignature=false", "--no-pager"],
      ...[
        "log",
        "-z",
        "--format=@%cI\t%P\t%aN",
        "--name-only",
        "--no-renames",
        "--relative",
        "--",
        path,
      ],
    );
    const isShallow = git(folder, env, "rev-parse", "--is-shallow-repository").trim() === "true";
    let date = "";
    let parents = "";
    let author = "";
    for (const entry of log.split("\0")) {
      const name = nameIn(entry.replace(/^\n/, ""));
      if (entry.startsWith("@"))
        [date = "", parents = "", author = ""] = entry.slice(1).split("\t");
      else if (name !== "") {
        // The last commit of a shallow clone seems to have added all files.
        const isKnown = !isShallow || parents !== "";
        firsts.set(name, isKnown ? date : null);
        if (isKnown && author) authors.set(name, (authors.get(name) ?? new Set()).add(author));
        if (dates.has(name)) continue;
        if (isKnown) dates.set(name, date);
        else undated.add(name);
      }
    }
  } catch (error) {
    const { message } = error as Error;
    if (!isInRepository(folder) || message.includes("does not have any commits yet"))
      return NO_DATES;
    return { ...NO_DATES, fault: `git cannot tell when files were last changed: ${message}` };
  }
  if (undated.size === 0) return { dates, firsts, authors, fault: undefined };
  const fault = `The repository is a shallow clone. Its history is too short to tell when ${undated.size} of the files were last changed, so their pages have no date. Clone the whole history: \`fetch-depth: 0\` for \`actions/checkout\` of GitHub, or run \`git fetch --unshallow\`.`;
  return { dates, firsts, authors, fault };
}

let known: GitDates | undefined;

/** Each process reads git once. */
function knownDates(): GitDates {
  known ??= readGitDates(projectRoot);
  return known;
}

/** Returns when a file was last committed (ISO 8601). */
export const gitDate = (pathFromRoot: string): string | undefined =>
  knownDates().dates.get(nameIn(editedFile(pathFromRoot)));

/** Returns the names of those who have changed a file, the last one first. */
export const gitAuthors = (pathFromRoot: string): string[] =>
  Array.from(knownDates().authors.get(nameIn(editedFile(pathFromRoot))) ?? []);

/**
 * Returns when a file was first committed (ISO 8601); null if the history is too short to tell, and
 * undefined if git does not know the file.
 */
export const firstGitDate = (pathFromRoot: string): string | null | undefined =>
  knownDates().firsts.get(nameIn(pathFromRoot));

/** Warns if files have no date although the project has a git history. */
export function gitProblems(): Problem[] {
  const { fault } = knownDates();
  if (fault === undefined) return [];
  return [{ code: "git-history", severity: "warning", message: fault, ...wholeFile("content") }];
}
