import { abbreviationFindings } from "./abbreviations";
import { arithmeticFindings } from "./arithmetic";
import type { Finding } from "./blocks";
import type { Document } from "./documents";
import { headingFindings } from "./headings";
import { gradeFindings, lengthFindings } from "./readability";
import { longSentences } from "./sentences";
import { undefinedSymbols } from "./symbols";

/** A finding with the path of its file from the project's root. */
export interface FileFinding extends Finding {
  file: string;
}

/** "content/docs/x.md:12 It is so." */
export const printFinding = ({ file, line, message }: FileFinding): string =>
  `${file}:${line} ${message}`;

/** The finding that a line of text tells; undefined where it tells none. */
export function parseFinding(printed: string): FileFinding | undefined {
  const [, file, line, message] = /^(.+?):(\d+) (.+)$/.exec(printed) ?? [];
  return file && message ? { file, line: Number(line), message } : undefined;
}

/** In order of file and line. */
export const byPlace = (one: FileFinding, other: FileFinding): number =>
  one.file.localeCompare(other.file, "en") || one.line - other.line;

/**
 * All findings in a document. `names` are the product's own, which need no explanation. Pages are
 * not held to the rules of articles.
 */
export function findingsIn(
  { kind, file, blocks, unreadable }: Document,
  names: readonly string[],
): FileFinding[] {
  if (unreadable.length > 0) return unreadable.map((finding) => ({ file, ...finding }));
  const found = [
    ...headingFindings(blocks),
    ...longSentences(blocks),
    ...abbreviationFindings(blocks, names),
    ...arithmeticFindings(blocks),
    ...(kind === "pages" ? [] : [...undefinedSymbols(blocks), ...gradeFindings(blocks)]),
    ...(kind === "docs" ? lengthFindings(blocks) : []),
  ];
  return found.map((finding) => ({ file, ...finding }));
}
