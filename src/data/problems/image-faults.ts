import { basename } from "node:path";
import sharp from "sharp";
import { imageHeader, MOST_PIXELS } from "../../markdown/named-files/image-header";
import { slugFault } from "../../site/addresses/route-fault";
import { type Problem, wholeFile } from "../../site/problems/problem";
import { fromRoot } from "../files/project";
import type { FileNode } from "../nodes/file-nodes";
import type { NodeApi } from "../nodes/nodes";
import { createProblems } from "./problems";

/**
 * Pictures that sharp processes, and pictures that only have to be valid. `svg-faults.ts` checks
 * SVG.
 */
const PICTURE = /\.(?:avif|gif|jpe?g|png|tiff?|webp)$/i;

type Fault = Pick<Problem, "severity" | "message">;

const error = (message: string): Fault => ({ severity: "error", message });

const STILL: Fault = {
  severity: "warning",
  message:
    "The picture is animated, but the page would show only its first frame. Put it into `static/`. The site delivers the files of that folder unchanged.",
};

/** Returns what is wrong with a picture beside documents; undefined when nothing is. */
async function faultOf(path: string): Promise<Fault | undefined> {
  const named = slugFault(basename(path));
  if (named !== undefined) return error(`The name of the picture ${named}. Rename the file.`);
  const { fault, isAnimated } = imageHeader(path);
  if (fault !== undefined) return error(`The picture ${fault}`);
  const picture = sharp(path, { limitInputPixels: MOST_PIXELS });
  try {
    const { pages = 1 } = await picture.metadata();
    // To make a small picture, sharp has to read the whole file.
    await picture.resize(8, 8, { fit: "fill" }).raw().toBuffer();
    return (isAnimated || pages > 1) && !/\.gif$/i.test(path) ? STILL : undefined;
  } catch {
    return error("The picture is incomplete or damaged. Export or copy it again.");
  }
}

/**
 * Checks a picture beside documents and keeps its problem as a node. sharp reads the whole file, so
 * this runs only when the file is new or has changed.
 */
export async function checkImage(api: NodeApi, file: FileNode): Promise<void> {
  const { absolutePath } = file;
  if (!PICTURE.test(absolutePath)) return;
  const fault = await faultOf(absolutePath);
  const place = wholeFile(fromRoot(absolutePath));
  createProblems(api, file, fault ? [{ code: "broken-image", ...fault, ...place }] : []);
}
