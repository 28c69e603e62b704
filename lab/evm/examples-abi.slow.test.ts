import type { Abi } from "viem";
import { gaugeAbi, positionsAbi } from "../../content/examples/positions";
import { routerAbi } from "../../content/examples/router";
import { escrowAbi, rewardsAbi, voterAbi } from "../../content/examples/voting";
import { compileSolidity } from "./compile";

/** The ABIs that the examples write out, by the interface that they are a part of. */
const ABIS: Record<string, Abi> = {
  IEscrow: escrowAbi,
  IGauge: gaugeAbi,
  IPositions: positionsAbi,
  IRouter: routerAbi,
  IVoter: voterAbi,
  IVoteRewards: rewardsAbi,
};

const artifacts = compileSolidity(Object.keys(ABIS).map((name) => `content/contracts/${name}.sol`));

/** Returns a part of an ABI without what solc adds to it: Solidity's types, and what is empty. */
const plain = (item: unknown): unknown =>
  JSON.parse(
    JSON.stringify(item, (key, value) =>
      key === "internalType" || value === "" || value === false ? undefined : value,
    ),
  );

describe.each(Object.entries(ABIS))("the ABI of %s", (name, abi) => {
  const artifact = artifacts.get(name);
  const whole = artifact?.abi ?? [];

  test("is what solc gives for the interface", () => {
    expect(abi.length).toBeGreaterThan(0);
    expect(whole.map(plain)).toEqual(expect.arrayContaining(abi.map(plain)));
  });

  test("has each error with which its functions revert", () => {
    const said = Object.entries(artifact?.devdoc.methods ?? {})
      .filter(([signature]) =>
        abi.some((item) => item.type === "function" && signature.startsWith(`${item.name}(`)),
      )
      .map(([, tags]) => tags["custom:reverts"] ?? "")
      .join("\n");
    const errors = whole.flatMap((item) => (item.type === "error" ? item.name : []));
    const missing = errors
      .filter((error) => new RegExp(`\\b${error}\\b`).test(said))
      .filter((error) => !abi.some((item) => item.type === "error" && item.name === error));
    expect(missing).toEqual([]);
  });
});
