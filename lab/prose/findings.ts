import { abbreviationFindings } from "./abbreviations";
import type { Finding } from "./blocks";
import type { Document } from "./documents";
import { headingFindings } from "./headings";
import { gradeFindings, lengthFindings } from "./readability";
import { longSentences } from "./sentences";
import { undefinedSymbols } from "./symbols";
import { wordFindings } from "./words";

/** A finding with the path of its file from the project's root. */
export interface FileFinding extends Finding {
  file: string;
}

/** Prints a finding: "content/docs/x.md:12 It is so." */
export const printFinding = ({ file, line, message }: FileFinding): string =>
  `${file}:${line} ${message}`;

/** Parses a line of text as a finding. Returns undefined if it is none. */
export function parseFinding(printed: string): FileFinding | undefined {
  const [, file, line, message] = /^(.+?):(\d+) (.+)$/.exec(printed) ?? [];
  return file && message ? { file, line: Number(line), message } : undefined;
}

/** Compares findings by file and line. */
export const byPlace = (one: FileFinding, other: FileFinding): number =>
  one.file.localeCompare(other.file, "en") || one.line - other.line;

/**
 * Returns all findings in a document. `names` are the product's own names, which need no
 * explanation. The rules for articles do not apply to pages.
 */
export function findingsIn(
  { kind, file, blocks, unreadable }: Document,
  names: readonly string[],
): FileFinding[] {
  if (unreadable.length > 0) return unreadable.map((finding) => ({ file, ...finding }));
  const found = [
    ...headingFindings(blocks),
    ...longSentences(blocks),
    ...wordFindings(blocks),
    ...abbreviationFindings(blocks, names),
    ...(kind === "pages" ? [] : [...undefinedSymbols(blocks), ...gradeFindings(blocks)]),
    ...(kind === "docs" ? lengthFindings(blocks) : []),
  ];
  return found.map((finding) => ({ file, ...finding }));
}
