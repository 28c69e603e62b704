import { runMeasured, secondsOfTimes } from "./measured-run";

describe("what the shell's `times` names", () => {
  test("are user and system seconds, its own and its children's", () => {
    expect(secondsOfTimes("0m0.01s 0m0.02s\n2m3.500s 0m10.00s\n")).toBeCloseTo(133.53);
  });

  test("may have a decimal comma", () => {
    expect(secondsOfTimes("0m0,000s 0m0,000s\n0m1,250s 0m0,250s\n")).toBeCloseTo(1.5);
  });

  test("is missing where the shell was killed", () => {
    expect(secondsOfTimes("")).toBeNull();
  });
});

test("memory is measured in all, and until a mark is printed", async () => {
  const script = `
    const wait = (ms) => new Promise((done) => setTimeout(done, ms));
    await wait(1200);
    console.log("mark");
    const much = Buffer.alloc(300e6, 1);
    await wait(1200);
    console.log(much.length);`;
  const run = await runMeasured(["node", "--input-type=module", "-e", script], ".", "mark");
  expect(run.code).toBe(0);
  expect(run.megabytes - run.megabytesToMark).toBeGreaterThan(200);
});
