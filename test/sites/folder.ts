import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "./files";

/** A folder whose files tests read and change. */
export class Folder {
  constructor(readonly root: string) {}

  path(relative: string): string {
    return join(this.root, relative);
  }

  read(relative: string): string {
    return readFileSync(this.path(relative), "utf8");
  }

  write(relative: string, text: string): void {
    mkdirSync(dirname(this.path(relative)), { recursive: true });
    writeFileSync(this.path(relative), text);
  }

  /** Changes a file. Throws an error if nothing changes. */
  edit(relative: string, change: (text: string) => string): void {
    const before = this.read(relative);
    const after = change(before);
    if (after === before) throw new Error(`The change has no effect on ${relative}.`);
    this.write(relative, after);
  }

  remove(relative: string): void {
    rmSync(this.path(relative), { recursive: true });
  }

  /** Returns the paths of all files below a folder. */
  files(folder: string): string[] {
    return filesBelow(this.path(folder)).map((name) => this.path(join(folder, name)));
  }

  dispose(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
