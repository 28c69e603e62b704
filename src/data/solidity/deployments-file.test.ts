import { join } from "node:path";
import { contentRoot } from "../files/project";
import { deploymentsPath, parseDeployments, readDeployments } from "./deployments-file";

const ADDRESS = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const OTHER = "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359";

const CHAIN = "  ring: { id: 7, name: Ring, explorer: https://ring.example }";

/** Returns the entry of a deployment in one line. Keys that are undefined are left out. */
function entry(changes: Record<string, string | undefined> = {}): string {
  const fields = {
    contract: "IVault",
    version: "1.0.0",
    chain: "ring",
    address: ADDRESS,
    status: "live",
    date: "2026-01-31",
    ...changes,
  };
  const written = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}: ${value}`,
  );
  return `  - { ${written.join(", ")} }`;
}

const fileOf = (...entries: string[]): string =>
  ["chains:", CHAIN, "deployments:", ...entries].join("\n");

const problemsOf = (yaml: string): string[] =>
  parseDeployments(yaml, deploymentsPath).problems.map(
    ({ line, column, code, message }) => `${line}:${column} ${code} ${message}`,
  );

describe("content/deployments.yml", () => {
  test("is read with its chains and deployments", () => {
    expect(parseDeployments(fileOf(entry()), deploymentsPath)).toEqual({
      chains: [{ key: "ring", id: 7, name: "Ring", explorer: "https://ring.example" }],
      deployments: [
        {
          contract: "IVault",
          version: "1.0.0",
          chain: "ring",
          address: ADDRESS,
          status: "live",
          date: "2026-01-31",
        },
      ],
      problems: [],
    });
  });

  test.each(["", "# nothing yet", "chains: {}\ndeployments: []"])("may be empty: %j", (yaml) => {
    expect(parseDeployments(yaml, deploymentsPath)).toEqual({
      chains: [],
      deployments: [],
      problems: [],
    });
  });

  test("of the fixture is right, with an address without quotation marks", () => {
    const { problems, deployments, chains } = readDeployments();
    expect(problems).toEqual([]);
    expect(deployments[0]?.address).toBe(ADDRESS);
    expect(chains[0]?.explorer).toBe("https://ring.example");
  });

  test("keeps its last right value while it is wrong", () => {
    const last = parseDeployments(fileOf(entry()), deploymentsPath);
    const wrong = fileOf(entry({ status: "alive" }));
    const { deployments, problems } = parseDeployments(wrong, deploymentsPath, last);
    expect(problems).toHaveLength(1);
    expect(deployments).toBe(last.deployments);
  });

  test("without a last value it has those that are right", () => {
    const yaml = fileOf(entry({ address: ADDRESS.toLowerCase() }), entry({ address: OTHER }));
    expect(parseDeployments(yaml, deploymentsPath).deployments).toMatchObject([{ address: OTHER }]);
  });

  test("two contracts may be at one address of two chains", () => {
    const far = "  far: { id: 8, name: Far, explorer: https://far.example }";
    const yaml = ["chains:", CHAIN, far, "deployments:", entry(), entry({ chain: "far" })];
    expect(problemsOf(yaml.join("\n"))).toEqual([]);
  });

  test("its problems name the file", () => {
    const { problems } = parseDeployments("chain: {}", join(contentRoot, "deployments.yml"));
    expect(problems).toMatchObject([
      { file: "test/site/content/deployments.yml", severity: "error", line: 1, column: 1 },
    ]);
  });
});

/** Returns a problem of the value of a key of an entry in line 4. */
function problemAt(key: string, message: string, written: string): string {
  const value = written.indexOf(`${key}: `) + `${key}: `.length;
  const column = written.includes(`${key}: `) ? value + 1 : written.indexOf("{") + 1;
  return `4:${column} invalid-value \`deployments[0].${key}\`: ${message}`;
}

describe("content/deployments.yml, refused", () => {
  test.each([
    [
      "a wrong checksum",
      entry({ address: ADDRESS.replace("A", "a") }),
      "address",
      `the checksum of \`${ADDRESS.replace("A", "a")}\` is wrong (EIP-55). If you have compared every digit with its source, write \`${ADDRESS}\`.`,
    ],
    [
      "an odd length",
      entry({ address: ADDRESS.slice(0, -1) }),
      "address",
      "has 39 digits after `0x`, and an address has 40.",
    ],
    [
      "a short number",
      entry({ address: "0x5aAe" }),
      "address",
      "expected an address: `0x` and 40 hexadecimal digits, found `0x5aAe`.",
    ],
    [
      "a name",
      entry({ address: "vault.example" }),
      "address",
      "expected an address: `0x` and 40 hexadecimal digits, found `vault.example`.",
    ],
    [
      "the zero address",
      entry({ address: `"0x${"0".repeat(40)}"` }),
      "address",
      "this is the zero address, at which nothing can be deployed.",
    ],
    [
      "the zero address, without quotation marks",
      entry({ address: `0x${"0".repeat(40)}` }),
      "address",
      "this is the zero address, at which nothing can be deployed.",
    ],
    [
      "an unknown contract",
      entry({ contract: "IVolt" }),
      "contract",
      "`content/contracts/` has no contract `IVolt`. Did you mean `IVault`?",
    ],
    [
      "an unknown chain",
      entry({ chain: "rong" }),
      "chain",
      "`chains` has no chain `rong`. Did you mean `ring`?",
    ],
    [
      "an unknown status",
      entry({ status: "alive" }),
      "status",
      "expected `live` or `paused` or `retired`, found `alive`. Did you mean `live`?",
    ],
    [
      "a day that does not exist",
      entry({ date: "2026-02-29" }),
      "date",
      "expected a day such as 2026-01-31, found `2026-02-29`.",
    ],
    [
      "a version that YAML reads as a number",
      entry({ version: "1.10" }),
      "version",
      'expected a version such as `1.0.0`, or `"1.0"` in quotation marks, found `1.10`.',
    ],
    [
      "a missing key",
      entry({ address: undefined }),
      "address",
      "is missing, expected an address: `0x` and 40 hexadecimal digits.",
    ],
  ])("%s", (_, written, key, message) => {
    expect(problemsOf(fileOf(written))).toEqual([problemAt(key, message, written)]);
  });

  test("one address twice on a chain", () => {
    const second = entry({ contract: "IToken" });
    expect(problemsOf(fileOf(entry(), second))).toEqual([
      `5:63 invalid-value \`deployments[1].address\`: \`${ADDRESS}\` is already on the chain \`ring\`. The first one is in line 4, column 63.`,
    ]);
  });

  test("one id twice, and a key that is no name", () => {
    const yaml = [
      "chains:",
      CHAIN,
      "  Far Ring: { id: 7, name: Far, explorer: https://far.example }",
    ];
    expect(problemsOf(yaml.join("\n"))).toEqual([
      "3:13 invalid-value `chains.Far Ring`: a key of a chain has only lower-case letters, digits and hyphens.",
      "3:19 invalid-value `chains.Far Ring.id`: `ring` already has the id `7`. The first one is in line 2, column 15.",
    ]);
  });

  test("one key twice", () => {
    expect(problemsOf(["chains:", CHAIN, CHAIN].join("\n"))).toEqual([
      "3:3 yaml The key `ring` occurs here a second time. Keep only one of them.",
    ]);
  });

  test.each([
    ["id: 0", "id: 7", "`chains.ring.id`: expected at least 1, found `0`."],
    ["id: 1.5", "id: 7", "`chains.ring.id`: expected a whole number, found `1.5`."],
    [
      "explorer: ring.example",
      "explorer: https://ring.example",
      "`chains.ring.explorer`: expected an absolute URL, such as `https://example.org`, found `ring.example`.",
    ],
  ])("a chain with %s", (wrong, right, message) => {
    const [problem] = problemsOf(`chains:\n${CHAIN.replace(right, wrong)}`);
    expect(problem).toContain(message);
  });

  test.each([
    [
      "deployment: []",
      "1:1 unknown-key `deployment` is not a known key. Did you mean `deployments`?",
    ],
    [
      `chains:\n${CHAIN.replace("explorer", "explorers")}`,
      "2:30 unknown-key `chains.ring.explorers` is not a known key. Did you mean `explorer`?",
    ],
    [
      fileOf(entry({ adress: ADDRESS })),
      "4:139 unknown-key `deployments[0].adress` is not a known key. Did you mean `address`?",
    ],
  ])("an unknown key: %j", (yaml, problem) => {
    expect(problemsOf(yaml)).toContain(problem);
  });
});
