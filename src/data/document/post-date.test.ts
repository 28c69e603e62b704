import { utimesSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "../../../test/jest/folders";
import { dateOfFile } from "./post-date";

describe("B1 a post without a date", () => {
  const path = join(folderOf({ "news.md": "# News" }), "news.md");
  utimesSync(path, 0, Date.UTC(2021, 4, 6) / 1000);

  test.each<[what: string, first: string | null | undefined, date: string | null, said: unknown]>([
    [
      "has that of its first commit",
      "2020-01-02T00:30:00+02:00",
      "2020-01-01T22:30:00.000Z",
      { severity: "warning", message: expect.stringContaining("its first commit, 2020-01-01.") },
    ],
    [
      "has that of its file, if git does not know it",
      undefined,
      "2021-05-06T00:00:00.000Z",
      { severity: "warning", message: expect.stringContaining("that of its file") },
    ],
    [
      "has none in a shallow clone",
      null,
      null,
      { severity: "error", message: expect.stringContaining("shallow clone") },
    ],
  ])("%s", (_, first, date, said) => {
    const found =
      first === undefined
        ? dateOfFile(path, "content/blog/news.md")
        : dateOfFile(path, "content/blog/news.md", first);
    expect(found).toMatchObject({ date, problem: { code: "missing-date", ...Object(said) } });
  });
});
