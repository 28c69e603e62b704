import { usageOf, wholeSeconds } from "./usage";

describe("time as `ps` prints it", () => {
  test("is in whole seconds", () => {
    expect(wholeSeconds("01:02:03")).toBe(3723);
    expect(wholeSeconds("62:03.95")).toBe(3723);
  });
});

test("a process that runs uses memory", () => {
  expect(usageOf(process.pid).megabytes).toBeGreaterThan(1);
});

test("a process that is not there uses nothing", () => {
  expect(usageOf(-1)).toEqual({ megabytes: 0, cpuSeconds: 0 });
});
