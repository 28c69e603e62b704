import { groupByPage } from "./pages";
import type { Result } from "./search";
import { termsOf } from "./terms";

const result = (id: string, path: string, change: Partial<Result["section"]> = {}): Result => ({
  id,
  section: { title: "Fees", heading: "", path, trail: ["Liquidity"], ...change },
  terms: termsOf("fee"),
});
const textOf = (id: string) => `Text ${id} of a fee.`;

describe("S4 results by page", () => {
  test("the pages are in the order of their best sections, the sections in theirs", () => {
    const pages = groupByPage(
      [result("1", "/fees#a"), result("2", "/pools"), result("3", "/fees"), result("4", "/fees#b")],
      textOf,
    );
    expect(pages.map(({ path, sections }) => [path, sections.map((one) => one.path)])).toEqual([
      ["/fees", ["/fees#a", "/fees", "/fees#b"]],
      ["/pools", ["/pools"]],
    ]);
  });

  test("a page shows four sections at most", () => {
    const many = Array.from({ length: 6 }, (_, id) => result(String(id), `/fees#${id}`));
    expect(groupByPage(many, textOf)[0]?.sections).toHaveLength(4);
  });

  test("the matches are marked in title, heading and text", () => {
    const [page] = groupByPage([result("1", "/fees#a", { heading: "Paying a fee" })], textOf);
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
    expect(groupByPage([result("1", "/x")], textOf)[0]?.trail).toEqual(["Liquidity"]);
  });
});
