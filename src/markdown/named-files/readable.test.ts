import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readFault } from "./readable";

let folder: string;
let root: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "readable-"));
  root = join(folder, "project");
  for (const path of ["outside/a.md", "project/content/a.md", "project/shared/a.md"]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "a");
  }
  writeFileSync(join(root, ".env"), "A=b");
  symlinkSync("../../outside", join(root, "content/out"));
  symlinkSync("../../outside/a.md", join(root, "content/out.md"));
  symlinkSync("out", join(root, "content/twice"));
  symlinkSync("../.env", join(root, "content/env.md"));
  symlinkSync("../shared", join(root, "content/shared"));
  symlinkSync("project", join(folder, "link"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const MAY =
  "Content may read the files of this project, except hidden files, `node_modules`, `public`, `package.json` and `package-lock.json`.";
const OUTSIDE = `it is outside the project. ${MAY}`;

describe("F: what content may read", () => {
  test.each([
    "content/a.md",
    "content/none.md",
    "content/shared/a.md",
    "shared/a.md",
    "src/elements/a.tsx",
    "content/public/a.md",
    "content/package.json",
    "content/.gitbook/assets/a.png",
    "static/.well-known/a.txt",
  ])("%s", (path) => {
    expect(readFault(join(root, path), root)).toBeUndefined();
  });

  test.each([
    ["../outside/a.md", OUTSIDE],
    ["../none", OUTSIDE],
    ["../project2/a.md", OUTSIDE],
    ["content/out/a.md", OUTSIDE],
    ["content/out", OUTSIDE],
    ["content/out.md", OUTSIDE],
    ["content/twice/a.md", OUTSIDE],
    ["content/env.md", `\`.env\` is hidden. ${MAY}`],
    ["content/.env", `\`.env\` is hidden. ${MAY}`],
    ["content/.env.production", `\`.env.production\` is hidden. ${MAY}`],
    ["content/.git/config", `\`.git\` is hidden. ${MAY}`],
    ["shared/.a/a.md", `\`.a\` is hidden. ${MAY}`],
    ["content/node_modules/a.md", `\`node_modules\` is not content. ${MAY}`],
    ["public/index.html", `\`public\` is not content. ${MAY}`],
    ["package.json", `\`package.json\` is not content. ${MAY}`],
  ])("but not %s", (path, fault) => {
    expect(readFault(join(root, path), root)).toBe(fault);
  });

  test("in a project that is reached through a symbolic link", () => {
    const link = join(folder, "link");
    expect(readFault(join(link, "content/a.md"), link)).toBeUndefined();
    expect(readFault(join(link, "content/shared/a.md"), link)).toBeUndefined();
    expect(readFault(join(link, "content/out.md"), link)).toBe(OUTSIDE);
  });
});
