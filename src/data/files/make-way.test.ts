import { readdirSync } from "node:fs";
import { workInFolder } from "../../../test/jest/folders";
import { makeWay } from "./make-way";

const NAMES = ["a/b", "page", "docs/x.html/y", "docs/x/index.html", "other/file"];
workInFolder(Object.fromEntries(NAMES.map((name) => [`public/${name}`, ""])));

test("X6 what an earlier build has left makes way for files, and the rest stays", () => {
  makeWay(["/a", "/page/deep/index.html", "/docs/x.html", "/docs/x/index.html", "/new/b"]);
  const left = readdirSync("public", { recursive: true, encoding: "utf8" }).sort();
  expect(left).toEqual(["docs", "docs/x", "docs/x/index.html", "other", "other/file"].sort());
});
