import { blocksOf } from "./documents";
import { headingFindings } from "./headings";

const faults = (...lines: string[]) => headingFindings(blocksOf(lines.join("\n")));

test.each([
  ["sections and their parts", ["## A", "### B", "## C", "### D", "#### E", "## F"]],
  ["a leading title", ["# Title", "", "## A"]],
])("headings in order: %s", (_, lines) => {
  expect(faults(...lines)).toEqual([]);
});

test("a second title and a skipped level are found, with their lines", () => {
  expect(faults("---", "title: A", "---", "", "## A", "", "# B", "", "## C", "", "#### D")).toEqual(
    [
      {
        line: 7,
        message: "The heading “B” has level 1, which only the title may have. Write `##`.",
      },
      { line: 11, message: "The heading “D” skips a level. Write `###`." },
    ],
  );
});
