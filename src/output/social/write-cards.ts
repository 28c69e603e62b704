import { once } from "node:events";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { parentPort, Worker, workerData } from "node:worker_threads";
import type { BuildArgs } from "gatsby";
import { gatsbyNode } from "../../data/document/compile-ahead";
import { digestOf } from "../../data/files/digest";
import { publicFile, root } from "../../data/files/project";
import { readSite } from "../../data/settings/site-file";
import * as routes from "../../site/routes";
import { tokenColor } from "../brand/token-color";
import { baseDrawing } from "./card-layout";
import { drawerOf, inPackage, type Look, PACKAGES } from "./card-renderer";
import { cardsQuery, socialCards } from "./card-texts";
import { DIGEST_WITHIN, digestIn, withDigest } from "./png";

/** Code on which it depends how pictures look. */
const CODE = ["card-layout", "card-renderer", "png"];

function readLook(): Look {
  const colors = {
    page: tokenColor("page"),
    title: tokenColor("text"),
    label: tokenColor("accent"),
  };
  return { base: baseDrawing(readSite().product.name), colors };
}

/** Stands for all that pictures are made of, but for what they say. */
const digestOfLook = (look: Look): string =>
  digestOf([
    look,
    CODE.map((name) => readFileSync(join(root, `src/output/social/${name}.ts`), "utf8")),
    Object.values(PACKAGES).map((name) => inPackage(name, "package.json").toString()),
  ]);

/** The digest in a file; null where there is no such picture. */
function digestInFile(file: string): string | null {
  if (!existsSync(file)) return null;
  const descriptor = openSync(file, "r");
  const start = Buffer.alloc(DIGEST_WITHIN);
  const length = readSync(descriptor, start);
  closeSync(descriptor);
  return digestIn(start.subarray(0, length));
}

/** Removes pictures of pages that are gone. Others' files may be in the folder as well. */
function removePictures(stays: ReadonlySet<string>): void {
  const folder = publicFile(routes.pictures);
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !stays.has(file) && digestInFile(file) !== null) rmSync(file);
  }
}

/**
 * A build gives its own thread much room for what is soon garbage, which would be 200 MB for this
 * one too.
 */
const THREAD = { maxYoungGenerationSizeMb: 24 };

interface Picture {
  title: string;
  label: string;
  /** Of its page. */
  path: string;
  file: string;
  digest: string;
}

/** What the thread that draws is given. */
interface DrawingTask {
  task: "draw";
  look: Look;
  pictures: readonly Picture[];
}

/**
 * Writes a picture of each page's title for previews (X2), unless the one of an earlier build is
 * the same. A page whose title cannot be drawn gets the site's picture. They are drawn in a thread,
 * for which this one has no need to wait.
 */
export async function writeCards(
  { graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">,
  pages: readonly string[],
): Promise<void> {
  const { data } = await graphql<Queries.SocialCardsQuery>(cardsQuery);
  if (!data) throw new Error("The query of the pictures for previews failed.");
  const look = readLook();
  const digest = digestOfLook(look);
  const wanted = socialCards(data, new Set(pages)).map(({ title, label, path }) => ({
    title,
    label,
    path,
    file: publicFile(routes.pictureOf(path)),
    digest: digestOf([digest, title, label]),
  }));
  removePictures(new Set(wanted.map(({ file }) => file)));
  const pictures = wanted.filter((picture) => digestInFile(picture.file) !== picture.digest);
  if (pictures.length === 0) return;
  const workerData: DrawingTask = { task: "draw", look, pictures };
  const thread = new Worker(gatsbyNode, { workerData, resourceLimits: THREAD });
  thread.on("message", (warning: string) => reporter.warn(warning));
  await once(thread, "exit");
}

/** The thread that draws. */
export async function drawInThread(): Promise<void> {
  const { look, pictures } = workerData as DrawingTask;
  const draw = await drawerOf(look);
  const sitePicture = readFileSync(publicFile(routes.socialImage));
  const queue = pictures.values();
  const writeAll = async () => {
    for (const { title, label, path, file, digest } of queue) {
      const png = await draw(title, label).catch((error: Error) => {
        parentPort?.postMessage(`Previews of ${path} show the site's picture: ${error.message}.`);
        return sitePicture;
      });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, withDigest(png, digest));
    }
  };
  // resvg has a thread of its own: while it draws one, the next is laid out.
  await Promise.all([writeAll(), writeAll()]);
}
