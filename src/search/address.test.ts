import { searchResults } from "../site/routes";
import { type AskedFor, readAddress } from "./address";

const nothing: AskedFor = { input: "", kind: null, section: null, version: null };

describe("S4 the address of the page of results", () => {
  test.each<[AskedFor, string]>([
    [nothing, "/search"],
    [{ ...nothing, input: "vote lock" }, "/search?q=vote+lock"],
    [
      { input: "a&b=c#d %", kind: "post", section: "Über uns", version: "1.0" },
      "/search?q=a%26b%3Dc%23d+%25&kind=post&section=%C3%9Cber+uns&version=1.0",
    ],
  ])("%j is %s", (asked, address) => {
    expect(searchResults(asked)).toBe(address);
    expect(readAddress(address.slice("/search".length))).toEqual(asked);
  });

  test.each([
    ["nothing", "", ""],
    ["what is not percent-encoding", "?q=%E0%A4%A", "\uFFFD%A"],
    ["another kind", "?q=fee&kind=film", "fee"],
    ["a property of every object", "?q=fee&kind=constructor", "fee"],
    ["the first of two inputs", "?q=fee&q=lock", "fee"],
  ])("%s is safe", (_, query, input) => {
    expect(readAddress(query)).toEqual({ ...nothing, input });
  });
});
