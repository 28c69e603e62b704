import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Fault, writeContent } from "./faults";

/** What a command did in a site. */
export interface Run {
  code: number;
  output: string;
}

/** A fixture site with changes: its folder in `test/content`, and what is done to it. */
export interface Site {
  source?: "classic" | "smallest";
  /** Changes the text of `content/site.yml`. */
  change?: (yaml: string) => string;
  files?: Fault["files"];
  /** Changes anything else. */
  edit?: (root: string) => void;
}

const folders: string[] = [];

/** Gives a site the code of this one. The site may add files to its \`src\`. */
function linkCode(root: string): void {
  mkdirSync(join(root, "src"));
  for (const name of ["node_modules", ...readdirSync("src").map((inner) => join("src", inner))])
    symlinkSync(resolve(name), join(root, name));
}

/** Writes a site into a folder of its own. Returns the folder. */
export function written({ source = "smallest", change, files = {}, edit }: Site): string {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  folders.push(root);
  cpSync(join("test/content", source), root, { recursive: true });
  linkCode(root);
  if (change) {
    const yaml = readFileSync(join(root, "content/site.yml"), "utf8");
    expect(change(yaml)).not.toBe(yaml);
    writeContent(root, { "site.yml": change(yaml) });
  }
  writeContent(root, files);
  edit?.(root);
  return root;
}

/** Removes all sites that a test has written. */
export function removeSites(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}

/** Runs a bundled command in each of the sites, in one process. Finds each run by its site's name. */
export function runIn(
  command: string,
  sites: ReadonlyMap<string, Site>,
): (name: string) => Run & { root: string } {
  const roots = Array.from(sites.values(), written);
  const args = [resolve("test/content/run-in-sites.mjs"), command, ...roots];
  const env = { ...process.env, NODE_ENV: "production" };
  const runs: Run[] = JSON.parse(execFileSync(process.execPath, args, { env, encoding: "utf8" }));
  const names = Array.from(sites.keys());
  return (name) => {
    const index = names.indexOf(name);
    const [root, run] = [roots[index], runs[index]];
    if (root === undefined || !run) throw new Error(`No site is called ${name}.`);
    return { ...run, root };
  };
}
