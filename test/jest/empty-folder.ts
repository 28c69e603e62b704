import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes each test of a file run in a new, empty folder. */
export function workInEmptyFolder(): void {
  const home = process.cwd();
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "test-"));
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });
}
