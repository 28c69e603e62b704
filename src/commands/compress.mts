/**
 * `npm run compress`: writes two compressed copies of each text file in `public/`, for hosts that
 * send them (nginx: `gzip_static`, `brotli_static`). The next build removes them.
 */
import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { replaceMade } from "../data/files/door";
import { UsageError } from "../data/files/usage-error";
import { runCommand } from "./run-command";

const TEXT = new Set(".css .html .js .json .md .mjs .svg .txt .webmanifest .xml".split(" "));
/** Minimum size in bytes. Smaller files gain nothing. */
const LEAST = 1024;
/** Size in bytes above which the best brotli quality takes too long. */
const LARGE = 1_000_000;
const FAST = 6;
const AT_ONCE = 8;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Whether hosts find the same page first under its other name (src/data/files/page-names.ts). */
const isSecond = (folder: string, name: string): boolean =>
  name === "index.html" && existsSync(`${folder}.html`);

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const quality = text.length < LARGE ? constants.BROTLI_MAX_QUALITY : FAST;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  replaceMade(`${file}.gz`, await toGzip(text, { level: constants.Z_BEST_COMPRESSION }));
  replaceMade(`${file}.br`, await toBrotli(text, { params }));
}

async function run(): Promise<void> {
  if (!existsSync("public")) {
    throw new UsageError("There is no `public/` to compress. Run `npm run build` first.");
  }
  const files = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .filter(({ parentPath, name }) => !isSecond(parentPath, name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => statSync(file).size >= LEAST);

  const rest = files.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const file of rest) await compress(file);
    }),
  );
  console.log(`Compressed ${files.length} files.`);
}

await runCommand(run);
