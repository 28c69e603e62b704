import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { erc20Abi } from "viem";
import { type Artifact, type Chain, compileSolidity, createChain, Reverted } from "./chain";

const TOKEN = "test/contracts/Token.sol";

let token: Artifact;
beforeAll(() => {
  token = compileSolidity([TOKEN]).get("Token") as Artifact;
}, 60_000);

async function withToken() {
  const chain = await createChain();
  const [alice, bob, carol] = chain.accounts as [`0x${string}`, `0x${string}`, `0x${string}`];
  const address = await chain.deploy(token, ["TKN", 18], { from: alice });
  const call = { to: address, abi: token.abi };
  await chain.send({ ...call, functionName: "mint", args: [alice, 100n] });
  return { chain, call, address, alice, bob, carol };
}

const balance = (chain: Chain, to: `0x${string}`, account: `0x${string}`) =>
  chain.read({ to, abi: token.abi, functionName: "balanceOf", args: [account] });

test("a transaction changes the state, returns its result, and emits events", async () => {
  const { chain, call, address, alice, bob } = await withToken();
  const { result, events, gasUsed } = await chain.send({
    ...call,
    functionName: "transfer",
    args: [bob, 30n],
  });
  expect(result).toBe(true);
  expect(events).toEqual([
    { address, name: "Transfer", args: { from: alice, to: bob, value: 30n } },
  ]);
  // A transfer to a new holder of a plain token: 21,000, a new slot, a changed slot, a log.
  expect(gasUsed).toBeGreaterThan(45_000n);
  expect(gasUsed).toBeLessThan(60_000n);
  expect(await balance(chain, address, alice)).toBe(70n);
});

test("a transaction that reverts names the error, and changes nothing", async () => {
  const { chain, call, address, alice, bob } = await withToken();
  const sent = chain.send({ ...call, from: bob, functionName: "transfer", args: [alice, 1n] });
  await expect(sent).rejects.toThrow(Reverted);
  await expect(sent).rejects.toThrow(`transfer reverted: BalanceTooSmall(${bob}, 0, 1)`);
  expect(await balance(chain, address, alice)).toBe(100n);
});

test("a snapshot brings back state, time and blocks", async () => {
  const { chain, call, address, bob } = await withToken();
  const { time, blockNumber } = chain;
  const snapshot = chain.snapshot();
  chain.passTime(60n);
  await chain.send({ ...call, functionName: "transfer", args: [bob, 1n] });
  const later = chain.snapshot();
  await chain.send({ ...call, functionName: "transfer", args: [bob, 1n] });
  chain.revert(later);
  expect(await balance(chain, address, bob)).toBe(1n);
  chain.revert(snapshot);
  expect(await balance(chain, address, bob)).toBe(0n);
  expect(chain).toMatchObject({ time, blockNumber });
  expect(() => chain.revert(later)).toThrow("no snapshot");
});

test("the clients of viem call, send and wait, and see a revert", async () => {
  const { chain, address, alice, bob } = await withToken();
  const transfer = { address, abi: erc20Abi, functionName: "transfer" } as const;
  const wallet = chain.walletClient(alice);
  const hash = await wallet.writeContract({ ...transfer, args: [bob, 30n] });
  const receipt = await chain.publicClient.waitForTransactionReceipt({ hash });
  expect(receipt).toMatchObject({ status: "success", transactionHash: hash });
  expect(receipt.logs).toHaveLength(1);

  const failed = await wallet.writeContract({ ...transfer, args: [bob, 300n] });
  const { status } = await chain.publicClient.waitForTransactionReceipt({ hash: failed });
  expect(status).toBe("reverted");

  const simulated = chain.publicClient.simulateContract({
    ...transfer,
    abi: token.abi,
    account: alice,
    args: [bob, 300n],
  });
  await expect(simulated).rejects.toThrow("BalanceTooSmall");
  const { timestamp } = await chain.publicClient.getBlock();
  expect(timestamp).toBe(chain.time);
});

test("calls that are made at once do not disturb each other", async () => {
  const { chain, call, address, alice, bob, carol } = await withToken();
  const send = (to: `0x${string}`) =>
    chain.send({ ...call, functionName: "transfer", args: [to, 1n] });
  await Promise.all([send(bob), balance(chain, address, alice), send(carol), send(bob)]);
  expect(await Promise.all([alice, bob, carol].map((one) => balance(chain, address, one)))).toEqual(
    [97n, 2n, 1n],
  );
});

test("somebody else's transaction can come first", async () => {
  const { chain, call, address, alice, bob, carol } = await withToken();
  chain.onTransaction = async () => {
    await chain.send({ ...call, functionName: "transfer", args: [carol, 100n] });
  };
  const wallet = chain.walletClient(alice);
  const args = [bob, 1n] as const;
  const hash = await wallet.writeContract({
    address,
    abi: erc20Abi,
    functionName: "transfer",
    args,
  });
  const { status } = await chain.publicClient.waitForTransactionReceipt({ hash });
  expect(status).toBe("reverted");
});

test("what solc says is the error of a source that does not compile", () => {
  const folder = mkdtempSync(join(tmpdir(), "solidity-"));
  const file = join(folder, "Faulty.sol");
  writeFileSync(file, 'pragma solidity ^0.8.24;\nimport "./Missing.sol";\n');
  expect(() => compileSolidity([file])).toThrow(
    `Source "${join(folder, "Missing.sol")}" not found`,
  );
  writeFileSync(file, 'pragma solidity ^0.8.24;\ncontract A { uint256 a = "ten"; }\n');
  expect(() => compileSolidity([file])).toThrow(/TypeError: .*\n.*Faulty\.sol:2:26/);
  rmSync(folder, { recursive: true });
});
