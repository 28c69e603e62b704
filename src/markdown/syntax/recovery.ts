import { type DocumentFault, isDocumentFault } from "../report";

/**
 * Lines that open or close something around paragraphs, or define names for others. Without them,
 * the parser cannot judge what follows.
 */
const AROUND_OTHERS = /^[ \t>]*(?:[-+*][ \t]+|\d+[.)][ \t]+)*(?:<|\{|:::|```|~~~|(?:im|ex)port\b)/;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a text closes something that was opened before it. */
const closesMore = (text: string): boolean => countOf(text, /<\//g) > countOf(text, /<[^/\s]/g);

const isEmpty = (line = ""): boolean => line.trim() === "";

/**
 * Returns the text with spaces in place of the paragraph that contains a line, counted from 1.
 * Everything else keeps its place. Returns undefined if other paragraphs depend on that paragraph.
 */
function withoutParagraph(text: string, line: number): string | undefined {
  const lines = text.split("\n");
  let first = line - 1;
  let last = line - 1;
  if (isEmpty(lines[first])) return undefined;
  while (first > 0 && !isEmpty(lines[first - 1])) first -= 1;
  while (last < lines.length - 1 && !isEmpty(lines[last + 1])) last += 1;
  const paragraph = lines.slice(first, last + 1);
  if (closesMore(paragraph.join("\n"))) return undefined;
  if (paragraph.some((written) => AROUND_OTHERS.test(written))) return undefined;
  const spaces = paragraph.map((written) => written.replace(/[^\r]/g, " "));
  return [...lines.slice(0, first), ...spaces, ...lines.slice(last + 1)].join("\n");
}

/** Maximum number of faults: enough to begin with. */
const MOST_FAULTS = 20;
/** How many characters the parser may read again to find more faults. */
const MOST_READ = 500_000;

/**
 * Returns what else is wrong with a document besides its first fault. To find that, it leaves out
 * each paragraph with a fault and parses again.
 */
export function furtherFaults(
  parse: (text: string) => unknown,
  text: string,
  first: DocumentFault,
): DocumentFault[] {
  const faults: DocumentFault[] = [];
  let rest = withoutParagraph(text, first.line ?? 0);
  const most = Math.min(MOST_FAULTS, MOST_READ / text.length);
  while (rest !== undefined && faults.length < most) {
    try {
      parse(rest);
      break;
    } catch (error) {
      if (!isDocumentFault(error)) throw error;
      faults.push(error);
      rest = withoutParagraph(rest, error.line ?? 0);
    }
  }
  return faults;
}
