import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Kind, parse, visit } from "gatsby/graphql";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|d)\./.test(name))
  .map((name) => join("src", name));

/** The queries of the code. */
const queries = sources.flatMap((file) =>
  Array.from(
    readFileSync(file, "utf8").matchAll(/(?:graphql|\/\* GraphQL \*\/ )`(\s+query [^`]*)`/g),
    ([, text = ""]) => ({ file, text }),
  ),
);

/** The lists of nodes that a query asks for without an order. */
function listsWithoutOrder(text: string): string[] {
  const found: string[] = [];
  visit(parse(text), {
    Field({ name, arguments: given = [], selectionSet }) {
      const asksForNodes = selectionSet?.selections.some(
        (field) => field.kind === Kind.FIELD && field.name.value === "nodes",
      );
      if (asksForNodes && !given.some((argument) => argument.name.value === "sort"))
        found.push(name.value);
    },
  });
  return found;
}

// Gatsby lists nodes in the order in which they were made. A changed one comes last until the next
// build from nothing, so the same content would give other pages and other indexes.
test("G1 every list that the code asks for has an order of its own", () => {
  expect(queries.length).toBeGreaterThan(15);
  const found = queries.flatMap(({ file, text }) =>
    listsWithoutOrder(text).map((list) => `${file}: ${list}`),
  );
  expect(found).toEqual([]);
});
