/**
 * Every page has a picture with its title, without an author's work. A picture takes 9 ms of the
 * processors: the layout 3, resvg's drawing 4, the PNG 2. Each contains the digest of its
 * sources, so a build with all pictures of 1,000 docs reads 128 bytes of each, in 0.1 s. The font
 * comes from a package, so every machine draws the same. A title that the font cannot write gets
 * the site's picture, and the build names it.
 */
import { once } from "node:events";
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import { parentPort, Worker, workerData } from "node:worker_threads";
import type { Reporter } from "gatsby";
import { digestOf } from "../../data/files/digest";
import { removeMade, writeMade } from "../../data/files/door";
import { compiledNode, publicFile, root, staticRoot } from "../../data/files/project";
import type { MadePage } from "../../data/nodes/page";
import { firstFonts } from "../../data/settings/brand/fonts";
import { pageLanguage } from "../../data/settings/languages";
import { readSite } from "../../data/settings/site-file";
import { tokenColor } from "../../data/settings/token-color";
import type { Bands } from "../../site/charts/stream";
import * as routes from "../../site/routes";
import { baseDrawing } from "./card-layout";
import { drawerOf, type Look, PACKAGES } from "./card-renderer";
import { cardTexts } from "./card-texts";
import { fontPackages, inPackage } from "./fonts";
import { DIGEST_WITHIN, digestIn, withDigest } from "./png";

/** Modules that decide how pictures look. */
const CODE = ["card-layout", "card-renderer", "fonts", "png", "typesetter"];

function readLook(stream: Bands | null): Look {
  const colors = {
    page: tokenColor("page"),
    title: tokenColor("text"),
    label: tokenColor("accent"),
  };
  const { product, fonts } = readSite();
  const { text, headings } = firstFonts(fonts);
  const file = headings ?? text;
  const font = file ? join(staticRoot, file.address) : null;
  return { base: baseDrawing(product.name, stream), font, colors, direction: pageLanguage.dir };
}

/** Returns a digest of everything that pictures are made from, except their texts. */
const digestOfLook = (look: Look): string =>
  digestOf([
    look,
    look.font && readFileSync(look.font, "base64"),
    CODE.map((name) => readFileSync(join(root, `src/output/social/${name}.ts`), "utf8")),
    [...PACKAGES, ...fontPackages()].map((name) =>
      readFileSync(inPackage(name, "package.json"), "utf8"),
    ),
  ]);

/** Returns the digest in a file; null when the file does not exist or has no digest. */
function digestInFile(file: string): string | null {
  if (!existsSync(file)) return null;
  const descriptor = openSync(file, "r");
  const start = Buffer.alloc(DIGEST_WITHIN);
  const length = readSync(descriptor, start);
  closeSync(descriptor);
  return digestIn(start.subarray(0, length));
}

/**
 * Removes the pictures of pages that no longer exist. Other files in the folder have no digest and
 * stay.
 */
function removePictures(stays: ReadonlySet<string>): void {
  const folder = publicFile(routes.pictures);
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !stays.has(file) && digestInFile(file) !== null) removeMade(file);
  }
}

/**
 * A build gives its main thread much memory for short-lived objects. Without this limit, the
 * drawing thread would take 200 MB for them too.
 */
const THREAD = { maxYoungGenerationSizeMb: 24 };

interface Picture {
  title: string;
  label: string;
  /** Route of its page. */
  path: string;
  file: string;
  digest: string;
}

/** The data that the drawing thread gets. It posts a warning or null for each picture. */
interface DrawingTask {
  task: "draw";
  look: Look;
  pictures: readonly Picture[];
}

/**
 * Writes a preview picture with the title of each page (X2). If the picture of an earlier build is
 * the same, it stays. A page whose title cannot be drawn gets the site's picture. A worker thread
 * draws the pictures, so the main thread can do other work meanwhile. `stream` is the stream of the home page. `start` tells that so many
 * pictures are drawn.
 */
export async function writeCards(
  reporter: Pick<Reporter, "warn">,
  pages: readonly MadePage[],
  stream: Bands | null,
  start: (count: number) => { tick(): void; end(): void },
): Promise<void> {
  const look = readLook(stream);
  const digest = digestOfLook(look);
  const wanted = cardTexts(pages, readSite().product.name).map((texts) => ({
    ...texts,
    file: publicFile(routes.pictureOf(texts.path)),
    digest: digestOf([digest, texts.title, texts.label]),
  }));
  removePictures(new Set(wanted.map(({ file }) => file)));
  const pictures = wanted.filter((picture) => digestInFile(picture.file) !== picture.digest);
  if (pictures.length === 0) return;
  const workerData: DrawingTask = { task: "draw", look, pictures };
  const progress = start(pictures.length);
  const thread = new Worker(compiledNode, { workerData, resourceLimits: THREAD });
  thread.on("message", (warning: string | null) => {
    progress.tick();
    if (warning !== null) reporter.warn(warning);
  });
  await once(thread, "exit");
  progress.end();
}

/** Draws the pictures in the worker thread. */
export async function drawInThread(): Promise<void> {
  const { look, pictures } = workerData as DrawingTask;
  const letters = pictures.flatMap(({ title, label }) => [title, label]).join("");
  const draw = await drawerOf(look, letters);
  const sitePicture = readFileSync(publicFile(routes.socialImage));
  const queue = pictures.values();
  const writeAll = async () => {
    for (const { title, label, path, file, digest } of queue) {
      let warning: string | null = null;
      const png = await draw(title, label).catch((error: Error) => {
        warning = `The previews of ${path} show the picture of the site instead of the title: ${error.message}.`;
        return sitePicture;
      });
      writeMade(file, withDigest(png, digest));
      parentPort?.postMessage(warning);
    }
  };
  // resvg draws in a thread of its own. Meanwhile, this thread lays out the next picture.
  await Promise.all([writeAll(), writeAll()]);
}
