import { searchFilesOf } from "../../../test/search/search-files";
import { loadHeadings, loadTexts } from "../load";
import type { Question } from "../question";
import { answerTo } from "./answer";
import type { SearchData } from "./data";

const text = (id: string | null, words: string) => ({ id, heading: id, text: words });
const page = (path: string, isPost = false) => ({
  path,
  title: path,
  isPost,
  sections: [text(null, "A fee."), text("more", "Another fee."), text("none", "Nothing.")],
});

let data: SearchData;
beforeAll(async () => {
  const files = searchFilesOf([page("/docs/a"), page("/docs/b"), page("/blog/c", true)]);
  const loaded = await loadTexts(files, loadHeadings(files));
  const sections = Array.from(loaded.sections, ([id, section]) => {
    const isOld = section.path.startsWith("/docs/b");
    const changed = {
      ...section,
      ...(section.kind === "doc" && { version: isOld ? "old" : "new", trail: [isOld ? "B" : "A"] }),
    };
    return [id, changed] as const;
  });
  data = { ...loaded, sections: new Map(sections) };
});

const everything: Question = {
  input: "fee",
  versions: ["old", "new"],
  kind: null,
  section: null,
  brief: null,
};
const answer = (change: Partial<Question>) => answerTo(data, { ...everything, ...change });
const pathsOf = (change: Partial<Question>) => answer(change).pages.map(({ path }) => path);

describe("S4 the answer to a question", () => {
  test("counts all results, by kind and by section of the docs", () => {
    const { count, kinds, sections, corrected } = answer({});
    expect(count).toBe(6);
    expect(kinds).toEqual([
      { filter: "doc", count: 4 },
      { filter: "post", count: 2 },
    ]);
    expect(sections).toEqual([
      { filter: "A", count: 2 },
      { filter: "B", count: 2 },
    ]);
    expect(corrected).toBeNull();
  });

  test("has only what its filters leave, and still counts the other kinds", () => {
    expect(pathsOf({ kind: "post" })).toEqual(["/blog/c"]);
    expect(pathsOf({ section: "B" })).toEqual(["/docs/b"]);
    expect(answer({ kind: "post" }).count).toBe(2);
    expect(answer({ kind: "post" }).kinds).toHaveLength(2);
    expect(answer({ kind: "post" }).sections).toEqual([]);
    expect(pathsOf({ kind: "post", section: "B" })).toEqual([]);
    expect(pathsOf({ section: "Another" })).toEqual([]);
  });

  test("covers the docs versions that are read, and all that has no version", () => {
    expect(pathsOf({ versions: ["new"] }).sort()).toEqual(["/blog/c", "/docs/a"]);
    expect(pathsOf({ versions: [] })).toEqual(["/blog/c"]);
  });

  test("says how a typing error was corrected", () => {
    expect(answer({ input: "anothr" }).corrected).toBe("another");
  });
});
