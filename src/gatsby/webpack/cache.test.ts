import { folderOf } from "../../../test/jest/folders";
import { configureCache } from "./cache";

const project = process.cwd();
afterEach(() => process.chdir(project));

type Config = Parameters<typeof configureCache>[0];

/**
 * Returns Gatsby's configuration for a project with these packages, this digest of what its
 * content depends on, and these browsers.
 */
function configured(packages: string, contentDigest = "digest", browserslist = ["chrome 109"]) {
  process.chdir(
    folderOf({
      "node_modules/.package-lock.json": packages,
      "package.json": JSON.stringify({ browserslist }),
    }),
  );
  const config: Config = { cache: {} };
  configureCache(config, contentDigest);
  process.chdir(project);
  return config;
}

test("the cache is another one with other packages, words or browsers, and the same with the same", () => {
  const versionOf = (...settings: Parameters<typeof configured>) =>
    configured(...settings).cache?.version;
  const version = versionOf('{ "a": 1 }');
  expect(version).toMatch(/\S{20}/);
  expect(versionOf('{ "a": 1 }')).toBe(version);
  expect(versionOf('{ "a": 2 }')).not.toBe(version);
  expect(versionOf('{ "a": 1 }', "other")).not.toBe(version);
  expect(versionOf('{ "a": 1 }', "digest", ["chrome 120"])).not.toBe(version);
});

test("a project without installed packages fails, and names the file", () => {
  process.chdir(folderOf({}));
  expect(() => configureCache({ cache: {} }, "digest")).toThrow(".package-lock.json");
});

test("a configuration without a cache ends the run", () => {
  expect(() => configureCache({}, "digest")).toThrow(
    "src/gatsby/webpack/cache.ts does not find the cache in Gatsby's configuration of webpack. Adapt it to the installed versions, or remove it.",
  );
});
