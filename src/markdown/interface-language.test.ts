import { environment, pathOf } from "../../test/jest/compile-as";
import { allElements } from "../registry/definitions";
import { compile } from "./compile";

const SOURCE = `Locked for {figures.lock.longest} at {figures.fee.base} by {product.name}.[^1]

[^1]: A note.

- [x] A task

<details>

Text

</details>

<Addresses />`;

const figures = { "figures.lock.longest": "4 ans", "figures.fee.base": "0,05 %" };

const markedElements = (isForeign: boolean): [tag: string, label: string | undefined][] => {
  const { tree, problems } = compile(SOURCE, pathOf("md"), {
    ...environment,
    isForeign: () => isForeign,
    elements: allElements,
    words: () => new Map([...environment.words(), ...Object.entries(figures)]),
    table: () => ({
      content: [{ type: "element", tagName: "p", properties: {}, children: [] }],
      sources: [],
    }),
  });
  expect(problems).toEqual([]);
  return Array.from(
    JSON.stringify(tree).matchAll(/\["(\w+)",(\{[^{}]*"lang":"en"[^{}]*\})/g),
    ([, tag = "", attributes = ""]) => {
      const { "aria-label": label, dir } = JSON.parse(attributes);
      return [dir ? `${tag} ${dir}` : tag, label];
    },
  );
};

describe("N3 words of the interface within a text that nobody has translated", () => {
  test("name their own language", () => {
    expect(markedElements(true)).toEqual([
      ["span ltr", undefined],
      ["input", "Done"],
      ["summary", undefined],
      ["p ltr", undefined],
      ["h2", undefined],
      ["a", "Back to note 1 in the text"],
    ]);
  });

  test("are not marked in other texts", () => {
    expect(markedElements(false)).toEqual([]);
  });
});
