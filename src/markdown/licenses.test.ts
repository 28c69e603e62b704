import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { plainEnvironment } from "../../test/jest/plain-environment";
import { contentRoot } from "../../test/jest/roots";
import { countWords } from "../site/text";
import type { DocumentTree, TreeNode } from "../site/tree";
import { compile } from "./compile";
import { toSections } from "./tree/sections";

const LICENSES = "node_modules/spdx-license-list/licenses";

const compiled = (source: string) =>
  compile(source, join(contentRoot, "pages/a.md"), plainEnvironment);

/** Joins all texts, with spaces around elements. */
const textOf = (nodes: DocumentTree): string =>
  nodes
    .map((node) => (typeof node === "string" ? node : ` ${textOf(node.slice(2) as TreeNode[])} `))
    .join("");
const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
const officialText = (id: string): string =>
  JSON.parse(readFileSync(`${LICENSES}/${id}.json`, "utf8")).licenseText;

/**
 * All licences whose id begins with A, which have every shape of text that exists, and a few
 * others, among them the licence of the docs.
 */
const ids = readdirSync(LICENSES)
  .map((name) => name.replace(/\.json$/, ""))
  .filter((id) => /^(?:A|BUSL|GPL-2)/.test(id));

describe("M6 the text of a licence", () => {
  test.each(ids)("of %s is that of the SPDX list, letter for letter", (id) => {
    const { tree, problems, needsModule } = compiled(`<LicenseText id="${id}" />`);
    expect(problems).toEqual([]);
    expect(needsModule).toBe(false);
    expect(plain(textOf(tree))).toBe(plain(officialText(id)));
  });

  test("is a quotation with its source, in paragraphs, and heads no part of the page", () => {
    const { tree, headings } = compiled('<LicenseText id="BUSL-1.1" />');
    const [license] = tree;
    expect(license?.slice(0, 2)).toEqual([
      "License",
      {
        id: "BUSL-1.1",
        name: "Business Source License 1.1",
        version: JSON.parse(readFileSync(`${LICENSES}/../package.json`, "utf8")).version,
      },
    ]);
    const [, , quotation] = license as Exclude<TreeNode, string>;
    const [tag, props, ...paragraphs] = quotation as Exclude<TreeNode, string>;
    expect(tag).toBe("blockquote");
    expect(props).toEqual({ cite: "https://spdx.org/licenses/BUSL-1.1.html" });
    expect(paragraphs.length).toBeGreaterThan(15);
    const strong = paragraphs.filter((node) => JSON.stringify(node).includes('"strong"'));
    expect(strong.map((node) => textOf([node]).trim())).toEqual([
      "Business Source License 1.1",
      "Terms",
      "Covenants of Licensor",
    ]);
    expect(paragraphs.filter((node) => JSON.stringify(node).includes("data-item"))).toHaveLength(4);
    expect(headings).toEqual([]);
  });

  test("is not the page's own: neither in its excerpt nor in its words", () => {
    const { tree, excerpt } = compiled('<LicenseText id="BUSL-1.1" />\n\nThat was all.');
    expect(excerpt).toBe("That was all.");
    const [section] = toSections(tree);
    expect(section?.text).toBe("That was all.");
    expect(countWords(section?.text ?? "")).toBe(3);
  });

  test.each([
    [
      'First.\n\n<LicenseText id="BUSL-1.2" />',
      "3:1 `BUSL-1.2` is not the id of a licence in the SPDX list. Did you mean `BUSL-1.1`?",
    ],
    [
      "<LicenseText />",
      '1:1 `<LicenseText>` has no `id`. Write the id of a licence: `<LicenseText id="BUSL-1.1" />`.',
    ],
    [
      '<LicenseText id="../../package" />',
      expect.stringContaining("is not the id of a licence in the SPDX list."),
    ],
  ])("of no known id is an error: %s", (source, message) => {
    const { problems, tree } = compiled(source);
    expect(problems).toHaveLength(1);
    const [{ line, column, code, severity, message: found } = {}] = problems;
    expect(`${line}:${column} ${found}`).toEqual(message);
    expect([code, severity]).toEqual(["unknown-license", "error"]);
    expect(JSON.stringify(tree)).not.toContain("License");
  });
});
