import { awaitContracts, awaitSecondThread, startCompiling } from "./compile-ahead";

/** A thread that takes the first document. First it delivers the contracts, then that document. */
const THREAD = `
import { parentPort, workerData } from "node:worker_threads";
const { paths, taken } = workerData;
Atomics.store(taken, 0, 1);
setTimeout(() => parentPort.postMessage("contracts"), 50);
setTimeout(() => parentPort.postMessage({ path: paths[0] }), 100);
`;

test("documents wait for the contracts, and then for the second thread if it has taken them", async () => {
  startCompiling(["a.md", "b.md"], new URL(`data:text/javascript,${THREAD}`), { isCheck: false });
  const order: string[] = [];
  const say = (what: string) => () => order.push(what);
  await Promise.all([
    awaitSecondThread("a.md").then(say("a.md")),
    awaitSecondThread("b.md").then(say("b.md")),
    awaitContracts().then(say("contracts")),
  ]);
  expect(order).toEqual(["contracts", "b.md", "a.md"]);
});
