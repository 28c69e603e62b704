import { VFileMessage } from "vfile-message";

/**
 * What opens or closes something around paragraphs, or gives names to others: what follows cannot
 * be judged without it.
 */
const AROUND_OTHERS = /^[ \t>]*(?:[-+*][ \t]+|\d+[.)][ \t]+)*(?:<|\{|:::|```|~~~|(?:im|ex)port\b)/;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a text closes what was opened before it. */
const closesMore = (text: string): boolean => countOf(text, /<\//g) > countOf(text, /<[^/\s]/g);

const isEmpty = (line = ""): boolean => line.trim() === "";

/**
 * A text in which there are only spaces where the paragraph was that holds a line, counted from 1:
 * all else keeps its place. Undefined where other paragraphs depend on that one.
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

/** So many faults are enough to begin with. */
const MOST_FAULTS = 20;
/** How many characters may be read once more in the search for further faults. */
const MOST_READ = 2_000_000;

/**
 * What is wrong with a document besides its first fault: what is found when the paragraph with a
 * fault is left out.
 */
export function furtherFaults(
  parse: (text: string) => unknown,
  text: string,
  first: VFileMessage,
): VFileMessage[] {
  const faults: VFileMessage[] = [];
  let rest = withoutParagraph(text, first.line ?? 0);
  const most = Math.min(MOST_FAULTS, MOST_READ / text.length);
  while (rest !== undefined && faults.length < most) {
    try {
      parse(rest);
      break;
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      faults.push(error);
      rest = withoutParagraph(rest, error.line ?? 0);
    }
  }
  return faults;
}
