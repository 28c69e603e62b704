import { mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "../../test/jest/folders";
import { watchFolders } from "./new-folders";

test("G a folder that comes or goes is said once, and a file in it is not", async () => {
  const parent = folderOf({ "Steps/element.ts": "" });
  const said: string[] = [];
  let heard = () => {};
  const message = () =>
    new Promise<void>((done) => {
      heard = done;
    });
  const end = watchFolders([parent], (text) => {
    said.push(text);
    heard();
  });
  let next = message();
  mkdirSync(join(parent, "Badge"));
  await next;
  writeFileSync(join(parent, "Badge/element.ts"), "");
  writeFileSync(join(parent, "Steps/element.ts"), "more");
  next = message();
  mkdirSync(join(parent, "Other"));
  await next;
  next = message();
  rmdirSync(join(parent, "Other"));
  await next;
  end();
  const rest =
    "Start `npm run develop` again: it looks for elements, kinds of pages and slots when it starts.";
  expect(said).toEqual([
    `\`${parent}/Badge\` is new. ${rest}`,
    `\`${parent}/Other\` is new. ${rest}`,
    `\`${parent}/Other\` has gone. ${rest}`,
  ]);
});
