import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { UsageError } from "../../data/files/usage-error";
import { isFile } from "../../markdown/files/stat-of";

const SECONDS = 60;
/** Returns what lets Node.js load TypeScript, wherever the file is. */
const typescript = (): string =>
  pathToFileURL(createRequire(resolve("package.json")).resolve("tsx")).href;

/**
 * Runs in the child: loads a module, calls its main export if that is a function, and writes it as
 * JSON. Functions are left out, except those that give editing addresses and redirects: they are
 * asked, one about a file and one about each route.
 */
const CHILD = `
const { pathToFileURL } = require("node:url");
const [, path, out, questions] = process.argv;
const { file, routes } = JSON.parse(questions);
import(pathToFileURL(path).href).then(async (module) => {
  let main = module.default ?? module;
  if (main?.__esModule) main = main.default;
  main = await (typeof main === "function" ? main() : main);
  const text = JSON.stringify(main, (key, value) =>
    typeof value !== "function" ? value
      : key === "editUrl" ? value(file)
      : key === "createRedirects" ? routes.map((route) => value(route) ?? []) : undefined);
  require("node:fs").writeFileSync(out, text ?? "null");
  process.exit(0);
}).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
`;

/** What the functions of a configuration are asked about. */
interface Questions {
  /** A doc, whose editing address is wanted. */
  file: object;
  /** Routes that redirects may lead to. */
  routes: readonly string[];
}

/**
 * Runs a module in a process of its own and returns what it exports, without functions. Throws if
 * the module throws or does not end.
 */
export function evaluate(path: string, questions: Questions, seconds = SECONDS): unknown {
  const folder = mkdtempSync(join(tmpdir(), "evaluate-"));
  const out = join(folder, "value.json");
  try {
    const { status, signal, stderr } = spawnSync(
      process.execPath,
      ["--import", typescript(), "--eval", CHILD, "--", path, out, JSON.stringify(questions)],
      {
        cwd: dirname(path),
        // The configuration is that of a build. A development server may have other addresses.
        env: { ...process.env, NODE_ENV: "production" },
        encoding: "utf8",
        timeout: seconds * 1000,
        killSignal: "SIGKILL",
      },
    );
    if (signal) {
      throw new UsageError(
        `\`${path}\` did not end within ${seconds} seconds. Leave out --evaluate.`,
      );
    }
    if (status !== 0 || !isFile(out)) {
      const reason = stderr.trim().split("\n")[0] || "it gave no value";
      throw new UsageError(
        `\`${path}\` cannot be run: ${reason}. Install what it needs in its folder, or leave out --evaluate.`,
      );
    }
    return JSON.parse(readFileSync(out, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
