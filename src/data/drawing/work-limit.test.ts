import { setTimeout as sleep } from "node:timers/promises";
import { MessageChannel } from "node:worker_threads";
import { afterWork } from "./work-limit";

const act = jest.fn();
beforeEach(() => act.mockClear());

/** Blocks the thread, as another program on a busy machine does. */
const block = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

test("M6 N4 time in which the process does not work does not count", async () => {
  const end = afterWork(200, 60_000, act);
  block(300);
  await sleep(20);
  expect(act).not.toHaveBeenCalled();
  end();
});

test("a message that has arrived comes before the end", async () => {
  const { port1, port2 } = new MessageChannel();
  const end = afterWork(30, 30, act);
  const arrived = new Promise<void>((done) => {
    port2.once("message", () => {
      end();
      done();
    });
  });
  port1.postMessage("drawn");
  block(100);
  await arrived;
  await sleep(20);
  expect(act).not.toHaveBeenCalled();
  port1.close();
});

test("work counts", async () => {
  const acted = new Promise<void>((done) => afterWork(30, 60_000, done));
  const before = process.cpuUsage();
  while (process.cpuUsage(before).user < 30_000);
  await acted;
});

test("waiting for too long counts", async () => {
  await new Promise<void>((done) => afterWork(20, 20, done));
});
