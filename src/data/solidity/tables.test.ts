import { join } from "node:path";
import { toEventSelector } from "viem/utils";
import { elementsIn, textIn } from "../../../test/jest/tree";
import { compile } from "../../markdown/compile";
import { environment } from "../document/environment";
import { contentRoot } from "../files/project";
import { deploymentsPath } from "./deployments-file";
import { knownEntries } from "./known-entries";

const compiled = (source: string) => compile(source, join(contentRoot, "pages/a.md"), environment);

const rowsOf = (source: string): string[][] =>
  elementsIn(compiled(source).tree, "tr").map(([, , ...cells]) =>
    cells.map((cell) => textIn([cell]).trim()),
  );

const VAULT = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const TOKEN = "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB";

describe("M2 <Addresses>", () => {
  test("is a table of each chain, with links to pages and to the explorer", () => {
    const { tree, problems, module } = compiled("<Addresses />");
    expect(problems).toEqual([]);
    expect(module).toBeNull();
    expect(elementsIn(tree, "p").map((node) => textIn([node]))).toEqual([
      "Ring (chain id 4000001)",
      "Far Ring (chain id 4000002)",
    ]);
    expect(elementsIn(tree, "table")).toHaveLength(2);
    expect(elementsIn(tree, "Copy").map((node) => textIn([node]))).toContain(VAULT);
    const links = elementsIn(tree, "a").map(([, { href }]) => href);
    expect(links).toContain("/docs/reference/IVault");
    expect(links).toContain(`https://ring.example/address/${VAULT}`);
  });

  test("with a chain has the contracts of that chain", () => {
    expect(rowsOf('<Addresses chain="far" />')).toEqual([
      ["Contract", "Version", "Address", "Status", "Date"],
      ["IToken", "1.0.0", `${TOKEN} explorer`, "paused", "March 1, 2026"],
    ]);
  });

  test.each([
    [
      '<Addresses chain="fra" />',
      "1:19 `chain` of `<Addresses>`: expected a chain of `content/deployments.yml`, such as `far`, found `fra`.",
    ],
    [
      "<Addresses chain={1} />",
      '1:1 `chain` of `<Addresses>`: expected plain text in quotation marks, found code. Write the key of a chain: `<Addresses chain="base" />`, or leave it out.',
    ],
  ])("%s is refused", (source, problem) => {
    const { tree, problems, sources } = compiled(source);
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      problem,
    ]);
    expect(problems).toMatchObject([{ code: "wrong-attribute", severity: "error" }]);
    expect(tree).toEqual([]);
    if (source.includes("fra")) expect(sources).toEqual([deploymentsPath]);
  });

  test("warns of an attribute that it does not have", () => {
    expect(compiled('<Addresses chian="far" />').problems).toMatchObject([
      { severity: "warning", message: expect.stringContaining("chian") },
    ]);
  });

  test("makes the document again when the deployments change, and no other document", () => {
    expect(compiled("<Addresses />").sources).toEqual([deploymentsPath]);
    expect(compiled("No table.").sources).toEqual([]);
  });
});

describe("M2 <DecodeCall>", () => {
  test("stands above all selectors and topics, with the contracts that have them", () => {
    const { tree, problems, module } = compiled("<DecodeCall />");
    expect(problems).toEqual([]);
    expect(module).toBeNull();
    expect(elementsIn(tree, "Decoder")).toHaveLength(1);
    const rows = rowsOf("<DecodeCall />");
    expect(rows).toContainEqual([
      "move(address,uint256)",
      expect.stringMatching(/^0x.{8}$/),
      "IToken, IVault",
    ]);
    expect(rows).toContainEqual(["VaultClosed()", expect.stringMatching(/^0x.{8}$/), "IVault"]);
    expect(rows).toContainEqual([
      "Moved(address,address,uint256)",
      expect.stringMatching(/^0x.{64}$/),
      "IToken, IVault",
    ]);
  });

  test("is made again when a contract changes", () => {
    expect(compiled("<DecodeCall />").sources).toContain(join(contentRoot, "contracts/IToken.sol"));
  });
});

test("M2 an entry is known once, with the contract that declares it first", () => {
  const entries = knownEntries();
  const signatures = entries.map(({ signature }) => signature);
  expect(signatures).toEqual(Array.from(new Set(signatures)));
  for (const { type, selector, signature } of entries) {
    const hash = toEventSelector(signature);
    expect(selector).toBe(type === "event" ? hash : hash.slice(0, 10));
  }
  expect(entries.find(({ signature }) => signature === "move(address,uint256)")).toMatchObject({
    type: "function",
    contracts: [
      { name: "IToken", path: "/docs/reference/IToken#function-move-address-uint256" },
      { name: "IVault", path: "/docs/reference/IVault#inherited" },
    ],
  });
});
