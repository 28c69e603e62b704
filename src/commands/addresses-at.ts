import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { linkMade, makeFolder, removeMade } from "../data/files/door";
import { git, isInRepository } from "../data/files/git";
import { root } from "../data/files/project";
import { UsageError } from "../data/files/usage-error";
import { type Addresses, addressesSchema } from "../data/lost-addresses";
import { didYouMean } from "../site/problems/nearest";

/** In bytes. A heading takes about 100. */
const MOST_OUTPUT = 1 << 28;

/** No program that a repository names runs. */
const QUIET = ["-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false"];

const words = (text: string): string[] => text.split("\n").filter(Boolean);

/** Returns the id of a revision's commit. Throws if git does not know it. */
function commitOf(revision: string): string {
  try {
    return git(root, {}, "rev-parse", "--verify", "--quiet", `${revision}^{commit}`).trim();
  } catch {
    const known = words(git(root, {}, "for-each-ref", "--format=%(refname:short)"));
    const hint = didYouMean(revision, known);
    throw new UsageError(
      `git knows no revision \`${revision}\` here.${hint} A clone of a part of the history may lack it: \`git fetch --unshallow\`, or \`fetch-depth: 0\` for \`actions/checkout\` of GitHub.`,
    );
  }
}

/** Writes the files that this project had at a revision into a folder. Changes nothing else. */
function checkOut(revision: string, folder: string): void {
  if (!isInRepository(root)) {
    throw new UsageError(
      "`--since` compares with an earlier state of git, and this folder is in no repository.",
    );
  }
  const within = git(root, {}, "rev-parse", "--show-prefix").trim().replace(/\/$/, "");
  const top = git(root, {}, "rev-parse", "--show-toplevel").trim();
  const commit = commitOf(revision);
  if (git(top, {}, "ls-tree", commit, "--", join(within, "content")) === "")
    throw new UsageError(`At \`${revision}\`, the project has no \`content/\` to compare with.`);
  const env = { GIT_INDEX_FILE: join(folder, "index") };
  git(top, env, ...QUIET, "read-tree", `${commit}:${within}`);
  git(top, env, ...QUIET, "checkout-index", "--all", `--prefix=${join(folder, "site")}/`);
}

/**
 * Returns the addresses that the content had at a revision of git. Another process reads its files in
 * a folder of its own, with the code and the packages of today.
 */
export async function addressesAt(revision: string): Promise<Addresses> {
  const folder = join(root, `.cache/since-${process.pid}`);
  const remove = (): void => removeMade(folder);
  const end = (): void => process.exit(1);
  process.on("exit", remove);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
  try {
    makeFolder(folder);
    checkOut(revision, folder);
    linkMade("node_modules", join(folder, "site/node_modules"));
    const [, script = ""] = process.argv;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...process.execArgv, script, "--addresses"],
      { cwd: join(folder, "site"), maxBuffer: MOST_OUTPUT },
    );
    return addressesSchema.parse(JSON.parse(stdout));
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    if (!stderr) throw error;
    throw new UsageError(`The content of \`${revision}\` cannot be read:\n${stderr.trim()}`);
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, end);
    process.off("exit", remove);
    remove();
  }
}
