import { join } from "node:path";
import fc from "fast-check";
import { anyText } from "../../../test/jest/any-text";
import { plainEnvironment } from "../../../test/jest/plain-environment";
import { randomCases } from "../../../test/jest/random";
import { contentRoot } from "../../../test/jest/roots";
import { elementsIn, textIn } from "../../../test/jest/tree";
import { compile } from "../../markdown/compile";
import { splitFrontMatter } from "../../markdown/front-matter";
import { compileSources } from "./compile";
import type { Contract } from "./contract";
import { contractText } from "./contract-text";
import { contractsOf } from "./describe";
import { findReference } from "./references";

const SOURCE = `// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;
/// @notice Keeps \`a\` & <b>b</b>, {contract.IVault.Empty} and {product.name}.
/// @dev First $x$ costs $y$ :::tip
///
/// - one *item*
/// - two | three
interface IVault {
    /// @notice Terms of a vault.
    /// @param fee Of the \`a | b\`.
    struct Terms { uint256 fee; address[] owners; }
    /// @notice Nothing is left.
    error Empty();
    /// @notice It changed.
    /// @param terms They.
    event Changed(Terms indexed terms);
    /// @notice Puts in.
    /// @param vault Which | one.
    /// @return terms The
    ///   terms.
    /// @custom:reverts Empty if \`terms\` are.
    /// @custom:emits Changed
    function put(IVault vault, uint256) external payable returns (Terms memory terms);
    function put(IVault[] calldata vaults) external;
}
interface IOther is IVault {}
`;

const FILE = "content/contracts/IVault.sol";
const sources = new Map([[FILE, SOURCE]]);
const contracts = compileSources(sources).units.flatMap((unit) => contractsOf(unit, sources));
const [vault, other] = contracts as [Contract, Contract];
const routeOf = (name: string) => `/docs/reference/${name}`;

/** Writes the page of a contract and compiles it. */
function page(contract: Contract) {
  const files = [{ name: "ABI", address: "/abi/a.json" }];
  const { text, lines } = contractText({ contract, contracts, routeOf }, files, {
    id: contract.name,
    slug: `/reference/${contract.name}`,
  });
  const environment = {
    ...plainEnvironment,
    words: () => new Map([["product.name", "Acme"]]),
    contract: (name: string) => {
      const found = findReference(contracts, name);
      return "fault" in found ? found : { address: `${routeOf(found.contract)}#${found.anchor}` };
    },
  };
  const { body, frontMatter } = splitFrontMatter(text);
  return {
    text,
    lines,
    frontMatter,
    ...compile(body, join(contentRoot, "docs/a.md"), environment),
  };
}

describe("the page of a contract", () => {
  const { tree, headings, problems, links, text, lines, frontMatter } = page(vault);

  test("has a part for each member, with its own address", () => {
    expect(problems).toEqual([]);
    expect(headings.map(({ level, text: words, id }) => [level, words, id])).toEqual([
      [2, "Functions", "functions"],
      [3, "put(address,uint256)", "function-put-address-uint256"],
      [3, "put(address[])", "function-put-address-array"],
      [2, "Events", "events"],
      [3, "Changed", "event-Changed"],
      [2, "Errors", "errors"],
      [3, "Empty", "error-Empty"],
      [2, "Types", "types"],
      [3, "Terms", "type-Terms"],
    ]);
    expect(JSON.parse(frontMatter)).toEqual({
      id: "IVault",
      slug: "/reference/IVault",
      title: "IVault",
      description: expect.stringContaining("Keeps"),
    });
  });

  test("shows comments as text, with paragraphs, lists, code and words", () => {
    const shown = textIn(tree, " ").replace(/\s+/g, " ");
    expect(shown).toContain("Keeps a & <b>b</b>,");
    expect(shown).toContain("and Acme");
    expect(shown).toContain("First $x$ costs $y$ :::tip");
    expect(shown).toContain("one *item*");
    expect(shown).toContain("two | three");
    expect(elementsIn(tree, "math")).toEqual([]);
    expect(elementsIn(tree, "b")).toEqual([]);
    expect(elementsIn(tree, "Admonition")).toEqual([]);
    expect(
      elementsIn(tree, "Copy")
        .map((node) => textIn([node]))
        .sort(),
    ).toEqual(vault.members.map(({ selector }) => selector).sort());
  });

  test("has tables of parameters and results, whose types lead to their declarations", () => {
    const rows = elementsIn(tree, "tr").map((row) => textIn([row], "¦").replace(/\s+/g, " "));
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/vault¦+IVault¦+Which \| one\./),
        expect.stringMatching(/–¦+uint256/),
        expect.stringMatching(/terms¦+IVault\.Terms¦+The terms\./),
        expect.stringMatching(/terms¦+IVault\.Terms¦+, indexed¦+They\./),
        expect.stringMatching(/fee¦+uint256¦+Of the ¦+a \| b/),
      ]),
    );
    expect(links.map(({ target }) => target)).toEqual(
      expect.arrayContaining([
        "/docs/reference/IVault",
        "/docs/reference/IVault#type-Terms",
        "/docs/reference/IVault#error-Empty",
        "/docs/reference/IVault#event-Changed",
      ]),
    );
  });

  test("lists what it inherits, with links to the other page", () => {
    expect(page(other).links.map(({ target }) => target)).toEqual([
      "/docs/reference/IVault",
      "/abi/a.json",
      "/docs/reference/IVault",
      "/docs/reference/IVault#error-Empty",
      "/docs/reference/IVault#event-Changed",
      "/docs/reference/IVault#function-put-address-uint256",
      "/docs/reference/IVault#function-put-address-array",
    ]);
  });

  test("knows the line of the source for each of its lines", () => {
    expect(lines).toHaveLength(text.split("\n").length - 1);
    const lineOf = (part: string) =>
      lines[text.slice(0, text.indexOf(part)).split("\n").length - 1];
    const inSource = (part: string) => SOURCE.slice(0, SOURCE.indexOf(part)).split("\n").length;
    expect(lineOf("Puts in.")).toBe(inSource("function put(IVault vault"));
    expect(lineOf("### Empty")).toBe(inSource("error Empty"));
  });

  /** Signs of Markdown, of this site and of Solidity, between any texts. */
  const signs = fc.constantFrom(
    ..."` { } < > $ # * _ [ ]( ) : ::: | & ^ ~~~ ``` \\ \n \n\n @x {# - 1. + = --- *** a".split(
      " ",
    ),
    "\n",
    "\n\n",
    " ",
    "import x from 'y'",
    "\nexport const a = 1",
    "{contract.",
    "<b>",
    "<script>",
    "http://a.example/b",
    "![a](b.png)",
    "[a]: b",
    "&lt;",
    "\u0001",
  );
  const comments = fc
    .array(fc.oneof(signs, anyText({ maxLength: 3 })))
    .map((parts) => parts.join(""));

  test("takes any comment as text", () => {
    fc.assert(
      fc.property(comments, (comment) => {
        const strange = [
          { ...vault.members[0], notice: comment, details: comment },
        ] as Contract["members"];
        const { problems: found, tree: shown } = page({
          ...vault,
          notice: comment,
          members: strange,
        });
        expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
        for (const name of ["b", "script", "img", "math"])
          expect(elementsIn(shown, name)).toEqual([]);
      }),
      { numRuns: randomCases(400) },
    );
  });
});
