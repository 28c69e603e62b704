import { resolve } from "node:path";
import { environment } from "../../src/data/environment";
import { compile } from "../../src/markdown/compile";
import { blocksOf, documents, faultsIn } from "./documents";
import { headingFaults } from "./headings";

const faults = (...lines: string[]) => headingFaults(blocksOf(lines.join("\n")));

test.each([
  ["sections and their parts", ["## A", "### B", "## C", "### D", "#### E", "## F"]],
  ["a leading title", ["# Title", "", "## A"]],
])("headings in order: %s", (_, lines) => {
  expect(faults(...lines)).toEqual([]);
});

test("a second title and a skipped level are found, with their lines", () => {
  expect(faults("---", "title: A", "---", "", "## A", "", "# B", "", "## C", "", "#### D")).toEqual(
    [
      { line: 7, message: "The heading “B” is of level 1, as only the title is. Write `##`." },
      { line: 11, message: "The heading “D” skips a level. Write `###`." },
    ],
  );
});

test("the title is the one heading of level 1, and no level is skipped", () => {
  expect(documents.length).toBeGreaterThan(16);
  expect(faultsIn(documents, headingFaults)).toEqual([]);
});

// Missing titles and alternative texts, links to nothing: the build warns. Links without text: axe looks at every page.
test("the build finds no fault in any document", () => {
  const problems = documents.flatMap(
    ({ file, body }) => compile(body, resolve(file), environment).problems,
  );
  expect(problems).toEqual([]);
});
