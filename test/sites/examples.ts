import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ascending } from "d3-array";

const FOLDERS = ["src/elements", "src/prose"];

/** The page of the fixture that shows every element. */
export const ELEMENTS_PAGE = "content/pages/elements.md";

/** Returns the examples of elements (`<Name>/example.md`), by name. */
export const elementExamples = (): [name: string, example: string][] =>
  FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => ({ folder, name })))
    .sort((a, b) => ascending(a.name, b.name))
    .flatMap(({ folder, name }) => {
      const path = join(folder, name, "example.md");
      return existsSync(path) ? [[name, readFileSync(path, "utf8").trim()]] : [];
    });

/** Adds the example of every element, with its source, to the page of elements. */
export const withExamples = (page: string): string =>
  elementExamples().reduce(
    (text, [name, example]) =>
      `${text}\n## ${name}\n\n${example}\n\n\`\`\`\`md\n${example}\n\`\`\`\`\n`,
    page,
  );
