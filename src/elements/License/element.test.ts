import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { problemLines } from "../../../test/jest/compile-as";
import { like } from "../../../test/jest/like";
import { plainEnvironment } from "../../../test/jest/plain-environment";
import { contentRoot } from "../../../test/jest/roots";
import { elementsIn, textIn } from "../../../test/jest/tree";
import { compile } from "../../markdown/compile";
import { toSections } from "../../markdown/tree/sections";

const LICENSES = "node_modules/spdx-license-list/licenses";

const compiled = (source: string) =>
  compile(source, join(contentRoot, "pages/a.md"), plainEnvironment);

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
    const { tree, problems, module } = compiled(`<LicenseText id="${id}" />`);
    expect(problems).toEqual([]);
    expect(module).toBeNull();
    expect(plain(textIn(tree, " "))).toBe(plain(officialText(id)));
  });

  test("is a quotation with its source, in paragraphs, and heads no part of the page", () => {
    const { tree, headings } = compiled('<LicenseText id="BUSL-1.1" />');
    const { version } = JSON.parse(readFileSync(`${LICENSES}/../package.json`, "utf8"));
    const quotation = ["blockquote", { cite: "https://spdx.org/licenses/BUSL-1.1.html" }];
    expect(tree).toEqual([
      [
        "License",
        { id: "BUSL-1.1", name: "Business Source License 1.1", version },
        expect.arrayContaining(quotation),
      ],
    ]);
    expect(elementsIn(tree, "p").length).toBeGreaterThan(15);
    expect(elementsIn(tree, "strong").map((node) => textIn([node]))).toEqual([
      "Business Source License 1.1",
      "Terms",
      "Covenants of Licensor",
    ]);
    expect(elementsIn(tree).filter(([, props]) => "data-item" in props)).toHaveLength(4);
    expect(headings).toEqual([]);
  });

  test("is not the page's own: neither in its excerpt nor in its words", () => {
    const { tree, excerpt } = compiled('<LicenseText id="BUSL-1.1" />\n\nThat was all.');
    expect(excerpt).toBe("That was all.");
    expect(toSections(tree).map(({ text }) => text)).toEqual(["That was all."]);
  });

  const UNKNOWN = "`id` of `<LicenseText>`: expected the id of a licence in the SPDX list";

  test.each([
    [
      '<LicenseText id="BUSL-1.2" />',
      `3:18 … ${UNKNOWN}, such as \`BUSL-1.1\`, found \`BUSL-1.2\`.`,
    ],
    ["<LicenseText />", "3:1 … `<LicenseText>` has no `id`. Write the id of a licence: …"],
    ['<LicenseText id="" />', `3:1 … ${UNKNOWN}, found \`\`.`],
    ['<LicenseText id="../../package" />', `3:18 … ${UNKNOWN}, found \`../../package\`.`],
  ])("of no known id is an error: %s", (source, message) => {
    const document = compiled(`First.\n\n${source}`);
    expect(problemLines(document)).toEqual([like(message.replace("…", "error wrong-attribute:"))]);
    expect(document.tree).toEqual([["p", {}, "First."]]);
  });
});
