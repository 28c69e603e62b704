import { sort } from "d3-array";
import { countOf } from "../../site/text";
import { buildTime } from "../files/build-time";
import { fromRoot } from "../files/project";
import type { ContentFile } from "./content-file";

const isProduction = process.env.NODE_ENV === "production";

/** Returns the date for which a post waits; null if it waits for none. */
export const waitsFor = (file: ContentFile): string | null =>
  file.kind === "blog" && file.date !== null && Date.parse(file.date) > buildTime()
    ? file.date
    : null;

/** Whether a production build has no page of a document: a draft, or a post that waits for its date. */
export const isLeftOut = (file: ContentFile): boolean =>
  isProduction && (file.frontMatter.draft || waitsFor(file) !== null);

/** Says which posts wait for their date; undefined if none does. */
export function waitingPosts(files: readonly ContentFile[]): string | undefined {
  const waiting = files.flatMap((file) => {
    const date = file.frontMatter.draft ? null : waitsFor(file);
    return date === null ? [] : [{ date, path: fromRoot(file.path) }];
  });
  if (waiting.length === 0) return undefined;
  const verb = waiting.length === 1 ? "waits" : "wait";
  return [
    `${countOf(waiting.length, "post")} ${verb} for a build on or after the date:`,
    ...sort(waiting, ({ date }) => date).map(
      ({ date, path }) => `  ${date.slice(0, 16).replace("T", " ")} UTC  ${path}`,
    ),
  ].join("\n");
}
