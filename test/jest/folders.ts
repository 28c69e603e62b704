/** Folders of a test's own. They are removed once all tests of its file have run. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

type Files = Record<string, string | Uint8Array>;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Writes files, given by name, into a folder. */
export function writeFiles(root: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

/** Writes files, given by name, into a new folder. Returns the folder. */
export function folderOf(files: Files = {}): string {
  const root = mkdtempSync(join(tmpdir(), "test-"));
  folders.push(root);
  writeFiles(root, files);
  return root;
}

/** Makes each test of a file run in a new folder with these files. */
export function workInFolder(files: Files = {}): void {
  const home = process.cwd();
  beforeEach(() => process.chdir(folderOf(files)));
  afterEach(() => process.chdir(home));
}
