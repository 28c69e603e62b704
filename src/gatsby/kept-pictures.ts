/**
 * Keeps encoded pictures by the digest of their source, outside of `public/` and of Gatsby's cache.
 *
 * Why: Gatsby finds an encoded picture again only in the `public/` of the last build. A fresh clone,
 * a cleared cache or another name encodes all of them anew, and AVIF takes its time.
 * How much: a build from nothing of 55 docs with a picture each takes 27 s of the processors instead
 * of 196.
 * Asserted: each start finds the worker of gatsby-plugin-sharp; kept-pictures.test.ts.
 * Until: gatsby-plugin-sharp has a cache that does not depend on the built site.
 */
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { digestOf } from "../data/files/digest";
import { assertFound } from "./assert-found";
import { requireFromRoot } from "./require-from-root";

/** A picture to be made: its path below the folder of the job, and how. */
interface Operation {
  outputPath: string;
  args: Record<string, unknown>;
}

/** What Gatsby asks of that plugin: all sizes and formats of one picture. */
export interface PictureJob {
  inputPaths: readonly { path: string; contentDigest: string }[];
  outputDir: string;
  args: { isLazy: boolean; operations: readonly Operation[]; pluginOptions: object };
}

/** The part of gatsby-plugin-sharp that encodes. */
interface Worker {
  IMAGE_PROCESSING?: (job: PictureJob) => Promise<void>;
}

/** Many hosts keep this folder from build to build. */
const KEPT = "node_modules/.cache/pictures";
/** Milliseconds after which a picture that no build has used is dropped. */
const LONG = 90 * 24 * 60 * 60 * 1000;

function dropOld(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).mtimeMs < Date.now() - LONG) rmSync(path);
  }
}

/** Copies a file so that nobody sees a half of it, also if the process is killed. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const part = `${to}.part`;
  copyFileSync(from, part, constants.COPYFILE_FICLONE);
  renameSync(part, to);
}

/** Makes gatsby-plugin-sharp encode only what no build on this machine has encoded before. */
export function keepPictures(
  folder = KEPT,
  worker: Worker = requireFromRoot("gatsby-plugin-sharp/gatsby-worker"),
): void {
  const { IMAGE_PROCESSING: encode } = worker;
  assertFound(encode, "`IMAGE_PROCESSING` of gatsby-plugin-sharp", "kept-pictures.ts");
  dropOld(folder);
  worker.IMAGE_PROCESSING = async (job) => {
    const { inputPaths, outputDir, args } = job;
    if (args.isLazy) return encode(job);
    const sources = inputPaths.map(({ contentDigest }) => contentDigest);
    const pictures = args.operations.map((operation) => ({
      operation,
      made: join(outputDir, operation.outputPath),
      kept: join(folder, digestOf([sources, operation.args, args.pluginOptions, sharp.versions])),
    }));
    const missing = pictures.filter(({ kept, made }) => {
      if (!existsSync(kept)) return true;
      copy(kept, made);
      const now = new Date();
      utimesSync(kept, now, now);
      return false;
    });
    if (missing.length === 0) return;
    const operations = missing.map(({ operation }) => operation);
    await encode({ ...job, args: { ...args, operations } });
    for (const { made, kept } of missing) copy(made, kept);
  };
}
