import { basename } from "node:path";
import sharp from "sharp";
import { imageHeader, MOST_PIXELS, PROCESSED } from "../../markdown/named-files/image-header";
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

/** How wide the largest size of a picture is, in pixels: that of a page, on a screen of two for one. */
const MOST_WIDTH = 2 * 760;
/** No WebP file is higher. AVIF files end at one pixel more. */
const MOST_HEIGHT = 16_383;
/** The smallest size of a wider picture would have no row of pixels left. */
const MOST_RATIO = 300;

/** Returns why a picture cannot be made in all sizes. */
function shapeFault(width: number, height: number): string | undefined {
  if (width > MOST_RATIO * height)
    return `is more than ${MOST_RATIO} times as wide as it is high. Cut it into parts.`;
  if ((Math.min(width, MOST_WIDTH) * height) / width > MOST_HEIGHT)
    return "would have more than 16,383 pixels in height on a page, which WebP does not allow. Cut it into parts.";
  return undefined;
}

/** Returns what is wrong with a picture beside documents; undefined when nothing is. */
async function faultOf(path: string): Promise<Fault | undefined> {
  const named = slugFault(basename(path));
  if (named !== undefined) return error(`The name of the picture ${named}. Rename the file.`);
  const { fault, isAnimated, width = 1, height = 1 } = imageHeader(path);
  const found = fault ?? (PROCESSED.test(path) ? shapeFault(width, height) : undefined);
  if (found !== undefined) return error(`The picture ${found}`);
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
