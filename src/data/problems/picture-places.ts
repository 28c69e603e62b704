import { readFileSync } from "node:fs";
import { readExif } from "../../markdown/named-files/exif";
import { PROCESSED } from "../../markdown/named-files/image-header";
import { statOf } from "../../markdown/named-files/stat-of";
import { type Problem, wholeFile } from "../../site/problems/problem";
import { contentRoot, fromRoot, staticRoot } from "../files/project";
import { scan } from "../files/scan";

/** Files with EXIF data. */
const PICTURE = /\.(?:avif|dng|hei[cf]|jpe?g|jxl|png|tiff?|webp)$/i;

const known = new Map<string, { stamp: string; hasPlace: boolean }>();

/** Whether a picture says where it was taken. It is read again only when it has changed. */
function hasPlace(path: string): boolean {
  const stat = statOf(path);
  const stamp = `${stat?.mtimeMs}:${stat?.size}`;
  const before = known.get(path);
  if (before?.stamp === stamp) return before.hasPlace;
  const { hasPlace } = readExif(readFileSync(path));
  known.set(path, { stamp, hasPlace });
  return hasPlace;
}

/**
 * Reports pictures that say where they were taken, and that the site delivers as they are: those of
 * `static/`, and those beside documents that no tool here can write.
 */
export function placeProblems(): Problem[] {
  const beside = scan(contentRoot).files.filter((path) => !PROCESSED.test(path));
  return [...scan(staticRoot).files, ...beside]
    .filter((path) => PICTURE.test(path) && hasPlace(path))
    .map((path) => ({
      code: "unsafe-image",
      severity: "warning",
      message:
        "The picture tells where it was taken, and the site delivers it unchanged. Remove its GPS data. Or put it beside a document, as JPEG, PNG or WebP. The site removes the data there.",
      ...wholeFile(fromRoot(path)),
    }));
}
