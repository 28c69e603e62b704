import { languagesOf } from "./translations";

test("N3 a front page that no file describes is in no language, so it needs no translation", () => {
  expect(languagesOf("site.yml")).toEqual(["en"]);
  expect(languagesOf("nothing.yml")).toEqual([]);
});
