import { startProgress } from "./progress";

test("a step says when it starts, how far it is, and when it ends", () => {
  const said: string[] = [];
  const createProgress = (text: string, total: number) => ({
    start: () => said.push(`${text}, ${total}`),
    tick: () => said.push("tick"),
    end: () => said.push("end"),
  });
  const progress = startProgress("draw", 2, { createProgress });
  progress.tick();
  progress.end();
  expect(said).toEqual(["draw, 2", "tick", "end"]);
});

test("a Gatsby without its reporter ends the run", () => {
  expect(() => startProgress("draw", 2, {})).toThrow(
    "src/gatsby/progress.ts does not find `createProgress` of Gatsby's reporter. Adapt it to the installed versions, or remove it.",
  );
});
