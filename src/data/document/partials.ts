import { compile } from "../../markdown/compile";
import { splitFrontMatter } from "../../markdown/front-matter";
import type { Problem } from "../../site/problems/problem";
import { cachedFile } from "../files/cached-file";
import { digestOf } from "../files/digest";
import { fromRoot } from "../files/project";
import { readWords } from "../settings/words-file";
import { docSchema, readContentFile, strayProblems } from "./content-file";
import { environmentOfCheck } from "./environment";

/** A Markdown file that is not a page but a part of other files. */
interface PartialFile {
  /** Digest of its text. */
  digest: string;
  problems: Problem[];
  /** Absolute paths of the Markdown files that it imports. */
  parts: string[];
  /** Absolute paths of the other files that it imports. */
  code: string[];
}

const readPartial = cachedFile((text, path): PartialFile => {
  const { problems, parts, code } = compile(splitFrontMatter(text).body, path, environmentOfCheck);
  const file = fromRoot(path);
  return {
    digest: digestOf(text),
    problems: [
      ...strayProblems(text, file, Object.keys(docSchema.shape)),
      ...problems.map((problem) => ({ ...problem, file })),
    ],
    parts,
    code,
  };
}, readWords);

/** Returns the partials that a document imports, and all partials that they import. */
export function readPartials(parts: readonly string[]): PartialFile[] {
  const found = new Map<string, PartialFile>();
  const read = (path: string): void => {
    const partial = found.has(path) || readContentFile(path) ? null : readPartial(path);
    if (!partial) return;
    found.set(path, partial);
    for (const part of partial.parts) read(part);
  };
  for (const part of parts) read(part);
  return Array.from(found.values());
}
