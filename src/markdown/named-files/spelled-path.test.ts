import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spelledPath } from "./spelled-path";

const NFC = "\u00e9";
const NFD = "e\u0301";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spelled-"));
  mkdirSync(join(folder, NFD));
  for (const name of [NFC, `${NFD}.md`]) writeFileSync(join(folder, NFD, name), "a");
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["a folder and a file", `${NFC}/${NFC}.md`, `${NFD}/${NFD}.md`],
  ["as it is", `${NFD}/${NFD}.md`, `${NFD}/${NFD}.md`],
  ["in a folder", `${NFC}/${NFC}`, `${NFD}/${NFC}`],
  ["nothing", `${NFC}/${NFC}.txt`, `${NFD}/${NFC}.txt`],
  ["nothing in a file", `${NFC}/${NFC}.md/${NFC}`, `${NFD}/${NFD}.md/${NFC}`],
  ["letters without marks", "a/手", "a/手"],
])("the disk has %s under its own name", (_, path, expected) => {
  expect(spelledPath(join(folder, path))).toBe(join(folder, expected));
});
