import { readFileSync } from "node:fs";
import type { Problem } from "../../src/site/problems/problem";

/** How many characters of code fit beside the table of contents. */
const WIDEST = 76;

/** Returns a problem for each line of the examples that a doc would have to scroll sideways. */
export const wideLines = (paths: readonly string[]): Problem[] =>
  paths
    .filter((path) => path.includes("/examples/"))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((text, index) =>
          text.length > WIDEST
            ? {
                code: "wide-code" as const,
                severity: "warning" as const,
                message: `A line of ${text.length} characters. ${WIDEST} fit on a page.`,
                file,
                line: index + 1,
                column: WIDEST + 1,
              }
            : [],
        ),
    );
