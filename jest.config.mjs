import { existsSync } from "node:fs";
import "./src/registry/write.mjs";

/** Tests that start a command, a bundler or Gatsby. `npm run test:quick` leaves them out. */
const SLOW_TESTS = "\\.slow\\.test\\.ts$";

/** Tests of the code in the content, which an owner may remove. */
const CODE_TESTS = "<rootDir>/lab/evm/(?:examples|exchange|strategy)";
const hasCode = ["contracts", "examples"].every((name) => existsSync(`content/${name}`));

/** The folders of lab/ with tests. Its packages stand beside them. */
const LAB = ["bench", "code", "editors", "evm", "prose"].map((name) => `<rootDir>/lab/${name}`);

/** @type {import("jest").Config} */
const config = {
  testEnvironment: "node",
  maxWorkers: "100%",
  // A worker with a large heap runs the chain of lab/evm at a sixth of its speed.
  workerIdleMemoryLimit: "600MB",
  // This limit stops tests that hang. It is long because the first run after an install reads
  // webpack from a cold disk, within a test.
  testTimeout: 30_000,
  roots: ["<rootDir>/src", "<rootDir>/test", ...LAB],
  testMatch: ["**/*.test.ts", "**/*.test.tsx"],
  testPathIgnorePatterns: [
    "<rootDir>/test/e2e/",
    ...(process.env.TEST_TIER === "quick" ? [SLOW_TESTS] : []),
    ...(hasCode ? [] : [CODE_TESTS]),
  ],
  // Packages that only tests and examples of the content use, such as viem.
  modulePaths: ["<rootDir>/lab/node_modules"],
  transform: { "\\.m?[jt]sx?$": "<rootDir>/test/jest/transform.cjs" },
  // Many packages are published only as ES modules.
  transformIgnorePatterns: [],
  moduleNameMapper: {
    "\\.module\\.css$": "identity-obj-proxy",
    "\\.(?:css|woff2)$": "<rootDir>/test/jest/empty.ts",
    // This package has no entry for `require`.
    "^(estree-walker)$": "<rootDir>/node_modules/$1/src/index.js",
    "/roots$": "<rootDir>/test/jest/roots.ts",
    "^gatsby$": "<rootDir>/test/jest/gatsby.tsx",
  },
  // The variables that webpack defines in a build.
  globals: {
    FIRST_CHOICE_SCRIPT: "",
    HAS_LANGUAGES: false,
    OWN_LANGUAGE: "English",
    HAS_NAVBAR_MENUS: true,
    LANGUAGES: [],
    UNTRANSLATED: [],
    NAVBAR_CROWDED_UP_TO: 0,
    LOGO: { light: "/img/logo.svg", dark: null, type: "image/svg+xml" },
    HAS_VERSIONS: true,
    IS_HTML_BUILD: true,
    SERVICES: { analytics: null, feedback: null, comments: null, newsletter: null, misses: null },
    TRANSLATIONS: [],
    __PATH_PREFIX__: "",
    PAGE_ERROR_TITLE: "Page Error | Acme Exchange",
  },
  setupFiles: ["<rootDir>/test/jest/strings.ts"],
  setupFilesAfterEnv: ["<rootDir>/test/jest/setup.ts"],
};

export default config;
