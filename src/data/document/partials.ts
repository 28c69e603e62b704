import { compile } from "../../markdown/compile";
import { splitFrontMatter } from "../../markdown/front-matter";
import type { Problem } from "../../site/problem";
import { cachedFile } from "../files/cached-file";
import { digestOf } from "../files/digest";
import { fromRoot } from "../files/project";
import { readWords } from "../settings/words-file";
import { readContentFile } from "./content-file";
import { environmentOfCheck } from "./environment";

/** A Markdown file that is no page, but a part of others. */
interface PartialFile {
  /** Of its text. */
  digest: string;
  problems: Problem[];
  /** Markdown files that it imports itself. */
  parts: string[];
}

const readPartial = cachedFile((text, path): PartialFile => {
  const { problems, parts } = compile(splitFrontMatter(text).body, path, environmentOfCheck);
  const file = fromRoot(path);
  return {
    digest: digestOf(text),
    problems: problems.map((problem) => ({ ...problem, file })),
    parts,
  };
}, readWords);

/** The partials among the Markdown files that a document imports, and those that these import. */
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
