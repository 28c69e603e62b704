import { takenNameFault } from "../../src/markdown/markup/taken-names";
import { open } from "./loading";
import { expect, test } from "./site";

const DOC = "/docs/core/metadex";

/** Names that the compiler lets through. */
const free = (element: string, attribute: "id" | "name", names: readonly string[]): string[] =>
  names.filter((name) => takenNameFault(element, attribute, name) === undefined);

/** Event handlers and constants, which no script reads from `document`. */
const isRead = (name: string): boolean => !/^on[a-z]|^[A-Z_]{4,}$/.test(name);

test("F documents may have none of the names that scripts of the page use", async ({ page }) => {
  await open(page, DOC);
  const { ofDocument, ofNodes, ofWindow, ofFrame } = await page.evaluate(() => {
    const namesOf = (from: object): string[] => {
      const next: object | null = Object.getPrototypeOf(from);
      return [...Object.getOwnPropertyNames(from), ...(next ? namesOf(next) : [])];
    };
    const frame = document.body.appendChild(document.createElement("iframe"));
    const fresh = Object.getOwnPropertyNames(frame.contentWindow);
    frame.remove();
    return {
      ofDocument: namesOf(Document.prototype),
      ofNodes: namesOf(Node.prototype),
      ofWindow: Object.getOwnPropertyNames(window).filter((name) => !fresh.includes(name)),
      // Without the text of the document.
      ofFrame: Array.from(document.querySelectorAll("[id]"))
        .filter((element) => element.matches("main, nav *") || !element.closest("main"))
        .map(({ id }) => id),
    };
  });
  // Scripts of the page use neither on a form, and they are usual names of fields.
  expect(free("input", "name", ofNodes.filter(isRead))).toEqual(["normalize", "when"]);
  for (const element of ["form", "iframe", "img"])
    expect(free(element, "name", ofDocument.filter(isRead))).toEqual([]);
  expect(free("b", "id", [...ofWindow, ...ofFrame])).toEqual([]);
});
