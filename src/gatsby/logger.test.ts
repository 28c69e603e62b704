import { spawnSync } from "node:child_process";

const ACTIVITIES = `
const { activityTimer } = require("gatsby-cli/lib/reporter");
const [kneading, baking] = ["knead", "bake"].map((name) => activityTimer(name));
kneading.start();
setTimeout(() => { kneading.end(); baking.start(); }, 50);
setTimeout(() => baking.end(), 100);
`;

/** Returns what Gatsby writes of two activities into a pipe, where `CI` is not set. */
const written = (...options: string[]): string =>
  spawnSync(process.execPath, [...options, "-e", ACTIVITIES], {
    encoding: "utf8",
    env: { PATH: process.env.PATH },
  }).stdout;

test("into a pipe, Gatsby writes lines without codes for a terminal", () => {
  expect(written("--import", "./src/gatsby/logger.mjs")).toMatch(
    /^success knead - [\d.]+s\nsuccess bake - [\d.]+s\n$/,
  );
  // By itself it writes such codes: the change is still needed.
  expect(written()).toContain("\u001b[");
});
