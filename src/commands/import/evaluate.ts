import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isFile } from "../../markdown/files/stat-of";
import { UsageError } from "../usage-error";

const SECONDS = 60;
/** Lets Node.js load TypeScript, wherever the file is. */
const TYPESCRIPT = pathToFileURL(createRequire(resolve("package.json")).resolve("tsx")).href;

/**
 * Runs in the child: loads a module, calls its main export if that is a function, and writes it as
 * JSON. Functions are left out, except the one that gives editing addresses: it is asked.
 */
const CHILD = `
const { pathToFileURL } = require("node:url");
const [, path, out, file] = process.argv;
import(pathToFileURL(path).href).then(async (module) => {
  let main = module.default ?? module;
  if (main?.__esModule) main = main.default;
  main = await (typeof main === "function" ? main() : main);
  const text = JSON.stringify(main, (key, value) =>
    typeof value !== "function" ? value
      : key === "editUrl" ? value(JSON.parse(file))
      : key === "createRedirects" ? "a function" : undefined);
  require("node:fs").writeFileSync(out, text ?? "null");
  process.exit(0);
}).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
`;

/**
 * Runs a module in a process of its own and returns what it exports, without functions. `file` is
 * what a function for editing addresses is asked for. Throws if the module throws or does not end.
 */
export function evaluate(path: string, file: object, seconds = SECONDS): unknown {
  const folder = mkdtempSync(join(tmpdir(), "evaluate-"));
  const out = join(folder, "value.json");
  try {
    const { status, signal, stderr } = spawnSync(
      process.execPath,
      ["--import", TYPESCRIPT, "--eval", CHILD, "--", path, out, JSON.stringify(file)],
      { cwd: dirname(path), encoding: "utf8", timeout: seconds * 1000, killSignal: "SIGKILL" },
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
