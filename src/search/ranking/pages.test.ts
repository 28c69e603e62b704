import { type BriefList, groupByPage } from "./pages";
import type { Result } from "./search";
import { termsOf } from "./terms";

const result = (
  id: string,
  path: string,
  change: Partial<Result["section"]> = {},
  score = 1,
): Result => ({
  id,
  section: { title: "Fees", heading: "", path, trail: ["Liquidity"], kind: "doc", ...change },
  score,
  terms: termsOf("fee"),
});
const texts = { textOf: (id: string) => `Text ${id} of a fee.`, blocksOf: () => [] };
const BRIEF = { unfolded: [] };

describe("S4 results by page", () => {
  test("the pages are in the order of their best sections, the sections in theirs", () => {
    const pages = groupByPage(
      [result("1", "/fees#a"), result("2", "/pools"), result("3", "/fees"), result("4", "/fees#b")],
      texts,
      BRIEF,
    );
    expect(pages.map(({ path, sections }) => [path, sections.map((one) => one.path)])).toEqual([
      ["/fees", ["/fees#a", "/fees", "/fees#b"]],
      ["/pools", ["/pools"]],
    ]);
  });

  const many = Array.from({ length: 6 }, (_, id) => result(String(id), `/fees#${id}`));
  const listed = (brief: BriefList | null) =>
    groupByPage(many, texts, brief).map(({ sections, more }) => [sections.length, more]);

  test("in a brief list a page shows three sections at most, and says how many more there are", () => {
    expect(listed(BRIEF)).toEqual([[3, 3]]);
    expect(listed(null)).toEqual([[6, 0]]);
  });

  test("in a brief list a page shows all sections if the reader wants them", () => {
    expect(listed({ unfolded: ["/fees"] })).toEqual([[6, 0]]);
    expect(listed({ unfolded: ["/pools"] })).toEqual([[3, 3]]);
  });

  test("a brief list ends with 20 sections, but counts those of the pages that it has", () => {
    const results = Array.from({ length: 25 }, (_, id) => result(String(id), `/${id}`));
    const pages = groupByPage([...results, result("26", "/3#a", {}, 0.1)], texts, BRIEF);
    expect(pages).toHaveLength(20);
    expect(pages[3]?.more).toBe(1);
  });

  test("in a brief list a page shows only sections that are nearly as good as its best", () => {
    const uneven = [
      result("1", "/fees#a", {}, 10),
      result("2", "/pools", {}, 8),
      result("3", "/fees#b", {}, 6),
      result("4", "/fees#c", {}, 5),
      result("5", "/pools#a", {}, 5),
    ];
    const pathsIn = (brief: BriefList | null) =>
      groupByPage(uneven, texts, brief).flatMap(({ sections }) => sections.map(({ path }) => path));
    expect(pathsIn(BRIEF)).toEqual(["/fees#a", "/fees#b", "/pools", "/pools#a"]);
    expect(pathsIn(null)).toEqual(["/fees#a", "/fees#b", "/fees#c", "/pools", "/pools#a"]);
  });

  test("the matches are marked in title, heading and text", () => {
    const [page] = groupByPage([result("1", "/fees#a", { heading: "Paying a fee" })], texts, BRIEF);
    expect(page?.title).toEqual([{ text: "Fees", isMatch: true }]);
    expect(page?.sections[0]?.heading).toEqual([
      { text: "Paying a ", isMatch: false },
      { text: "fee", isMatch: true },
    ]);
    expect(page?.sections[0]?.snippet.filter(({ isMatch }) => isMatch)).toEqual([
      { text: "fee", isMatch: true },
    ]);
  });

  test("a page says where it stands", () => {
    expect(groupByPage([result("1", "/x")], texts, BRIEF)[0]).toMatchObject({
      kind: "doc",
      trail: ["Liquidity"],
    });
  });

  test("a snippet of code is apart from the text around it, with its language", () => {
    const text = "Pay here. fee(); paid(); Then it is done.";
    const blocks = [{ kind: "code" as const, start: 10, end: 24, language: "js" }];
    const [page] = groupByPage(
      [result("1", "/x")],
      { textOf: () => text, blocksOf: () => blocks },
      BRIEF,
    );
    expect(page?.sections[0]).toMatchObject({
      snippet: [
        { text: "fee", isMatch: true },
        { text: "(); paid();", isMatch: false },
      ],
      from: { kind: "code", language: "js" },
    });
  });
});
