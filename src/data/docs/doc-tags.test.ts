import { readYaml } from "../yaml/yaml";
import { docTagsSchema, resolveTag, tagDefinitions, tagProblem } from "./doc-tags";

const file = `
Basics:
  label: The basics
  permalink: /basics
  description: What everybody should know.
fees:
  label: Fees
oracles:
`;

const { value = {}, problems } = readYaml(file, "tags.yml", docTagsSchema);
const definitions = tagDefinitions(value);

describe("M6 tags of docs", () => {
  test("a tags.yml may leave everything out", () => {
    expect(problems).toEqual([]);
    expect(definitions).toEqual([
      {
        key: "Basics",
        label: "The basics",
        permalink: "/basics",
        description: "What everybody should know.",
      },
      { key: "fees", label: "Fees", permalink: "fees", description: null },
      { key: "oracles", label: "Oracles", permalink: "oracles", description: null },
    ]);
  });

  test.each([
    ["a key of tags.yml", "Basics", "The basics", "/docs/tags/basics"],
    ["a label", "Getting started", "Getting started", "/docs/tags/getting-started"],
    ["a label in camel case", "veToken 2", "veToken 2", "/docs/tags/ve-token-2"],
    ["a label with a number", "web3", "web3", "/docs/tags/web-3"],
    ["a label in another script", "हिन्दी", "हिन्दी", "/docs/tags/हिन्दी"],
    ["written out", { label: "Fees!", permalink: "all/fees" }, "Fees!", "/docs/tags/all/fees"],
  ])("%s", (_, written, label, path) => {
    expect(resolveTag(written, definitions, "/docs")).toMatchObject({ label, path });
  });

  test.each([
    ["fees", definitions, undefined],
    ["fee", definitions, "Did you mean `fees`?"],
    [{ label: "fee", permalink: "fee" }, definitions, undefined],
    ["fee", [], undefined],
  ])("F: %j, where tags.yml has %j", (written, known, said) => {
    const message = tagProblem(written, known);
    if (said === undefined) expect(message).toBeUndefined();
    else expect(message).toContain(said);
  });
});
