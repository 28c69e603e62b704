import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Folder } from "../sites/folder";

/** The outcome of a command: whether it succeeded, and everything that it printed. */
export interface Outcome {
  isGood: boolean;
  output: string;
}

const git = (...args: string[]): string =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

/** For machines where git has no user configured. */
const AUTHOR = ["-c", "user.name=Mutations", "-c", "user.email=mutations@localhost"];

/**
 * Returns a commit of the code in the working tree. New files are missing from it until git tracks
 * them.
 */
function currentCommit(): string {
  const added = git("ls-files", "--others", "--exclude-standard");
  if (added)
    console.warn(
      `The mutations are tried without these files, because git does not track them:\n${added}`,
    );
  // Refreshes git's record of file times. `stash` fails on a file that a build has written again
  // with the same text.
  git("status");
  return git(...AUTHOR, "stash", "create") || git("rev-parse", "HEAD");
}

/**
 * Links all packages of a folder into another one, one by one. So the latter has its own `.cache`, where tools
 * keep their files.
 */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== ".cache") symlinkSync(resolve(from, name), join(to, name));
  }
}

/** A copy of this repository in a folder of its own, so that the working tree never changes. */
export class Checkout extends Folder {
  constructor() {
    super(mkdtempSync(join(tmpdir(), "mutations-")));
    git("clone", "--quiet", "--shared", "--no-checkout", ".", this.root);
    git("-C", this.root, "checkout", "--quiet", "--detach", currentCommit());
    for (const folder of ["node_modules", "lab/node_modules"])
      linkPackages(folder, this.path(folder));
    mkdirSync(this.path("test-results"));
  }

  /** Replaces a text of a file. */
  replace(file: string, find: string, text: string): void {
    this.edit(file, (before) => before.replace(find, () => text));
  }

  /** Undoes all changes to files that git tracks. */
  reset(): void {
    git("-C", this.root, "checkout", "--quiet", ".");
  }

  /** Runs a command in the folder. `variables` are added to its environment. */
  run([program = "", ...args]: string[], variables: NodeJS.ProcessEnv = {}): Promise<Outcome> {
    const child = spawn(program, args, {
      cwd: this.root,
      env: { ...process.env, ...variables },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const pieces: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (data) => pieces.push(String(data)));
    }
    return new Promise((done, fail) => {
      child.on("error", fail);
      child.on("close", (code) => done({ isGood: code === 0, output: pieces.join("") }));
    });
  }
}
