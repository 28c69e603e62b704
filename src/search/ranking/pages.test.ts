import { groupByPage } from "./pages";
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
const textOf = (id: string) => `Text ${id} of a fee.`;

describe("S4 results by page", () => {
  test("the pages are in the order of their best sections, the sections in theirs", () => {
    const pages = groupByPage(
      [result("1", "/fees#a"), result("2", "/pools"), result("3", "/fees"), result("4", "/fees#b")],
      textOf,
      true,
    );
    expect(pages.map(({ path, sections }) => [path, sections.map((one) => one.path)])).toEqual([
      ["/fees", ["/fees#a", "/fees", "/fees#b"]],
      ["/pools", ["/pools"]],
    ]);
  });

  test("in a brief list a page shows four sections at most", () => {
    const many = Array.from({ length: 6 }, (_, id) => result(String(id), `/fees#${id}`));
    expect(groupByPage(many, textOf, true)[0]?.sections).toHaveLength(4);
    expect(groupByPage(many, textOf, false)[0]?.sections).toHaveLength(6);
  });

  test("in a brief list a page shows only sections that are nearly as good as its best", () => {
    const uneven = [
      result("1", "/fees#a", {}, 10),
      result("2", "/pools", {}, 8),
      result("3", "/fees#b", {}, 6),
      result("4", "/fees#c", {}, 5),
      result("5", "/pools#a", {}, 5),
    ];
    const pathsIn = (isBrief: boolean) =>
      groupByPage(uneven, textOf, isBrief).flatMap(({ sections }) =>
        sections.map(({ path }) => path),
      );
    expect(pathsIn(true)).toEqual(["/fees#a", "/fees#b", "/pools", "/pools#a"]);
    expect(pathsIn(false)).toEqual(["/fees#a", "/fees#b", "/fees#c", "/pools", "/pools#a"]);
  });

  test("the matches are marked in title, heading and text", () => {
    const [page] = groupByPage([result("1", "/fees#a", { heading: "Paying a fee" })], textOf, true);
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
    expect(groupByPage([result("1", "/x")], textOf, true)[0]?.trail).toEqual(["Liquidity"]);
  });
});
