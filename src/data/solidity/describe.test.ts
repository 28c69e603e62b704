import { type AbiEvent, type AbiFunction, toEventSelector, toFunctionSelector } from "viem";
import { compileSources } from "./compile";
import type { Contract } from "./contract";
import { commentProblems, withOwnNames } from "./contract-problems";
import { contractsOf } from "./describe";
import { findReference } from "./references";

const HEAD = "// SPDX-License-Identifier: UNLICENSED\npragma solidity ^0.8.24;\n";

/** Compiles sources below `content/contracts/`, each with the usual first two lines. */
function compiled(sources: Record<string, string>) {
  const files = new Map(
    Object.entries(sources).map(([name, text]) => [`content/contracts/${name}`, HEAD + text]),
  );
  const { units, problems } = compileSources(files);
  return { contracts: units.flatMap((unit) => contractsOf(unit, files)), problems };
}

const one = (source: string): Contract => {
  const [contract] = compiled({ "A.sol": source }).contracts;
  if (!contract) throw new Error("The source declares no contract.");
  return contract;
};

const ALL = `
struct Shared { uint8 a; }
interface IBase {
  error Refused(address who);
  event Moved(address indexed who, uint256 amount);
  /// @notice Moves.
  function move(uint256 amount) external;
}
interface IAll is IBase {
  enum Kind { One, Two }
  type Id is bytes32;
  struct Inner { Shared shared; int24[2] ticks; }
  struct Outer { Inner[] inner; address payable to; Kind kind; Id id; IBase base; }
  error Denied(Outer outer, uint256 code);
  event Moved(Outer outer, Kind indexed kind);
  function f(Outer calldata outer) external payable returns (Shared[] memory shared, uint256);
  function f(uint256[] calldata list, function(uint256) external callback) external pure;
  function f(uint256 list) external view;
}
contract Whole {
  uint256 public total;
  mapping(address => mapping(uint256 => bool)) public known;
  constructor(uint256 first) { total = first; }
  receive() external payable {}
  fallback() external {}
  function add(uint256 amount) public virtual returns (uint256) { total += amount; return total; }
  function hidden() internal {}
}
library Tools { function half(uint256 a) external pure returns (uint256) { return a / 2; } }
`;

describe("contracts as data", () => {
  const { contracts, problems } = compiled({ "All.sol": ALL });

  test("compile without a problem", () => {
    expect(problems).toEqual([]);
    expect(contracts.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      "interface IBase",
      "interface IAll",
      "contract Whole",
      "library Tools",
    ]);
  });

  test("have the selectors and topics of viem", () => {
    const own = contracts.flatMap(({ members }) => members);
    const byViem = contracts.flatMap(({ abi }) =>
      abi.flatMap((entry) => {
        // viem hashes a declaration of an error like that of a function.
        if (entry.type === "function" || entry.type === "error")
          return [toFunctionSelector({ ...entry, type: "function" } as AbiFunction)];
        return entry.type === "event" ? [toEventSelector(entry as AbiEvent)] : [];
      }),
    );
    expect(own.length).toBe(12);
    const inherited = contracts.flatMap((contract) => contract.inherited);
    expect([...own, ...inherited].map(({ selector }) => selector).sort()).toEqual(byViem.sort());
  });

  test("have the members of the source, in its order, with keys that tell overloads apart", () => {
    const keys = contracts.map(({ members }) => members.map(({ kind, key }) => `${kind} ${key}`));
    const outer = "((((uint8),int24[2])[],address,uint8,bytes32,address)";
    expect(keys).toEqual([
      ["error Refused", "event Moved", "function move"],
      [
        "error Denied",
        `event Moved${outer},uint8)`,
        `function f${outer})`,
        "function f(uint256[],function)",
        "function f(uint256)",
      ],
      ["function total", "function known", "function add"],
      ["function half"],
    ]);
  });

  test("have no two parts of one address", () => {
    for (const { members, types } of contracts) {
      const anchors = [...members, ...types].map(({ anchor }) => anchor);
      expect(new Set(anchors).size).toBe(anchors.length);
      for (const anchor of anchors) expect(anchor).toMatch(/^[\w$-]+$/);
    }
  });

  test("name the declaration that they inherit", () => {
    const [, all] = contracts;
    expect(all?.inherited.map(({ contract, key, anchor }) => [contract, key, anchor])).toEqual([
      ["IBase", "Refused", "error-Refused"],
      ["IBase", "Moved", "event-Moved"],
      ["IBase", "move", "function-move"],
    ]);
  });

  test("show a declaration without its body, and types as the source has them", () => {
    const [, all, whole] = contracts;
    expect(whole?.members.map(({ code }) => code)).toEqual([
      "uint256 public total;",
      "mapping(address => mapping(uint256 => bool)) public known;",
      "function add(uint256 amount) public virtual returns (uint256);",
    ]);
    const [f] = all?.members.filter(({ name }) => name === "f") ?? [];
    expect(f?.parameters.map(({ type }) => type)).toEqual(["IAll.Outer"]);
    expect(f?.returns.map(({ name, type }) => [name, type])).toEqual([
      ["shared", "Shared[]"],
      ["", "uint256"],
    ]);
    expect(all?.types.at(-1)?.members.map(({ type }) => type)).toEqual([
      "IAll.Inner[]",
      "address payable",
      "IAll.Kind",
      "IAll.Id",
      "IBase",
    ]);
  });

  test("keep the lines of a declaration, without the indentation of the first", () => {
    const source = "interface A {\n    function f(\n        uint256 a\n    )\n        external;\n}";
    expect(one(source).members[0]?.code).toBe("function f(\n    uint256 a\n)\n    external;");
  });
});

describe("comments of contracts", () => {
  const described = one(`
/// @title T
/// @notice N
/// @dev D
///
/// E
interface A {
  /// untagged
  /// goes on
  /// @param a is
  ///   long
  /// @return sum the sum
  /// @return the rest
  /// @custom:reverts Bad if bad
  /// @custom:reverts Worse
  /// @custom:emits Done
  function f(uint256 a, uint256) external returns (uint256 sum, uint256);
  error Bad();
  error Worse();
  event Done();
}`);

  test("are read by tag, with several of one name", () => {
    expect(described).toMatchObject({ title: "T", notice: "N", details: "D\n\nE" });
    expect(described.members[0]).toMatchObject({
      notice: "untagged\ngoes on",
      parameters: [
        { name: "a", text: "is\nlong" },
        { name: "", text: "" },
      ],
      returns: [
        { name: "sum", text: "the sum" },
        { name: "", text: "the rest" },
      ],
      reverts: [
        { name: "Bad", text: "if bad" },
        { name: "Worse", text: "" },
      ],
      emits: [{ name: "Done", text: "" }],
    });
  });

  test("come from the contract above, where there is none or `@inheritdoc`", () => {
    const { contracts } = compiled({
      "A.sol": `
interface I { /// @notice Of I.
  function f() external; /// @notice Of I, too.
  function g() external; }
abstract contract A is I { function f() external virtual {}
  /// @inheritdoc I
  function g() external virtual {} }`,
    });
    expect(contracts[1]?.members.map(({ notice }) => notice)).toEqual(["Of I.", "Of I, too."]);
  });

  test("lack what the check names, each declaration once", () => {
    const contract = one(`
interface A {
  function f(uint256 a, uint256 b, uint256) external;
  /// @notice Is.
  event E(uint256 a);
  /// @notice Is.
  /// @param a Is.
  error X(uint256 a);
}`);
    expect(commentProblems([contract])).toEqual([
      expect.objectContaining({
        severity: "warning",
        message: "The comment of the interface `A` lacks `@notice`.",
        line: 4,
        column: 1,
      }),
      expect.objectContaining({
        message: "The comment of the function `f` lacks `@notice`, `@param a`, `@param b`.",
        line: 5,
        column: 3,
      }),
      expect.objectContaining({ message: "The comment of the event `E` lacks `@param a`." }),
    ]);
  });

  test("name errors and events that exist", () => {
    const { contracts } = compiled({
      "A.sol": `
/// @notice I.
interface I { /// @notice B.
  error Bad(); }
/// @notice A.
interface A is I {
  /// @notice F.
  /// @custom:reverts Bad if bad
  /// @custom:reverts I.Bad if bad
  /// @custom:reverts Bda if bad
  /// @custom:reverts J.Bad if bad
  /// @custom:emits Bad if bad
  function f() external;
}`,
    });
    expect(
      commentProblems(contracts).map(({ severity, message }) => `${severity}: ${message}`),
    ).toEqual([
      "error: `@custom:reverts Bda` of `f`: The contract `A` has no error `Bda`. Did you mean `Bad`?",
      "error: `@custom:reverts J.Bad` of `f`: There is no contract `J`.",
      "error: `@custom:emits Bad` of `f`: The contract `A` has no event `Bad`.",
    ]);
  });
});

describe("faulty sources", () => {
  test("are named with line and column, all at once, and hide no others", () => {
    const { contracts, problems } = compiled({
      "A.sol": "interface A { function f() external; }\ninterface B is Nothing {}",
      "C.sol": "interface C {\n  function f( external;\n}",
      "D.sol": "interface D {}",
      "E.sol": 'import "./Dd.sol";\ninterface E {}',
      "F.sol": "interface F { function f() external; function f() external; }",
    });
    expect(
      problems.map(({ file, line, column, severity, message }) => [
        file,
        line,
        column,
        severity,
        message,
      ]),
    ).toEqual([
      [
        "content/contracts/A.sol",
        4,
        16,
        "error",
        "DeclarationError: Identifier not found or not unique.",
      ],
      ["content/contracts/C.sol", 4, 15, "error", "ParserError: Expected type name"],
      [
        "content/contracts/E.sol",
        3,
        1,
        "error",
        'ParserError: Source "content/contracts/Dd.sol" not found: None of the sources has this path. Did you mean `D.sol`?',
      ],
      [
        "content/contracts/F.sol",
        3,
        15,
        "error",
        "DeclarationError: Function with same name and parameter types defined twice.",
      ],
    ]);
    expect(contracts.map(({ name }) => name)).toEqual(["D"]);
  });

  test("of one name are an error at the second", () => {
    const { contracts } = compiled({ "A.sol": "interface A {}", "B.sol": "interface A {}" });
    expect(withOwnNames(contracts)).toEqual({
      own: [contracts[0]],
      problems: [
        {
          code: "duplicate-contract",
          severity: "error",
          message:
            "The contract `A` is already at `content/contracts/A.sol:3:1`. Rename one of them.",
          file: "content/contracts/B.sol",
          line: 3,
          column: 1,
        },
      ],
    });
  });

  test("count characters and not bytes", () => {
    const { problems } = compiled({ "A.sol": "/* é€😀 */ interface A is B {}" });
    expect(problems).toMatchObject([{ line: 3, column: 27 }]);
  });

  test("leave failing promises to the program", () => {
    expect(process.listenerCount("unhandledRejection")).toBe(0);
  });
});

describe("`{contract.…}`", () => {
  const { contracts } = compiled({
    "A.sol": `
interface IPool {
  struct Order { uint256 a; }
  event Swap(uint256 a);
  function move(address to) external;
  function move(address to, uint256 amount) external;
}
interface IPoolFactory is IPool {}
interface Pool {}`,
  });
  const found = (written: string) => findReference(contracts, written);

  test.each([
    ["IPool", "IPool", undefined],
    ["Pool", "Pool", undefined],
    ["PoolFactory", "IPoolFactory", undefined],
    ["IPool.Order", "IPool", "type-Order"],
    ["IPool.Swap", "IPool", "event-Swap"],
    ["IPool.move(address)", "IPool", "function-move-address"],
    ["IPool.move(address, uint256)", "IPool", "function-move-address-uint256"],
    ["PoolFactory.Swap", "IPool", "event-Swap"],
  ])("%s leads to %s#%s", (written, contract, anchor) => {
    expect(found(written)).toEqual({ contract, anchor });
  });

  test.each([
    ["IPol", "`content/contracts/` has no contract `IPol`. Did you mean `{contract.IPool}`?"],
    ["IPool.swap", "The contract `IPool` has no `swap`. Did you mean `Swap`?"],
    [
      "IPool.move",
      "`IPool` has several `move`: write `{contract.IPool.move(address)}`, or write `{contract.IPool.move(address,uint256)}`.",
    ],
    [
      "IPool.move(bytes)",
      "The contract `IPool` has no `move(bytes)`. Did you mean `move(address)`?",
    ],
  ])("%s is told of", (written, fault) => {
    expect(found(written)).toEqual({ fault });
  });
});
