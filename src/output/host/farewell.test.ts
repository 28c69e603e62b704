import { readdirSync } from "node:fs";
import { workInFolder } from "../../../test/jest/folders";

jest.doMock("../../data/files/roots", () => ({
  root: "",
  contentRoot: "content",
  publicFolder: "public",
  staticRoot: "static",
}));

workInFolder({ "static/sw.js": "" });

test("X6 old service workers are ended, unless the owner has a file of that name", async () => {
  const { writeFarewell } = await import("./farewell");
  writeFarewell();
  expect(readdirSync("public")).toEqual(["offline.mjs"]);
});
