import { groupBy } from "../../site/group";
import { type Problem, placeOf } from "../../site/problems/problem";
import { printLine, printProblem } from "../files/source-frame";

/** What is printed of the problems. */
export interface Listing {
  entries: { severity: Problem["severity"]; text: string }[];
  /** Counts the problems of each kind. Null if the entries show all problems in full. */
  table: string | null;
}

/** So many entries of a kind are shown. */
const MOST_OF_A_KIND = 10;
/** From so many places on, problems with equal messages are one entry. */
const OFTEN = 5;
/** So many of these places are named, beside the first. */
const PLACES = 3;

/** Problems with one message. A few of them are an entry each, many are one. */
interface Equal {
  first: Problem;
  others: readonly Problem[];
}

function textOf({ first, others }: Equal): string {
  if (others.length === 0) return printProblem(first);
  const places = others.slice(0, PLACES).map(placeOf);
  if (others.length > PLACES) places.push("…");
  const more = ` The same in ${others.length} more places: ${places.join(", ")}`;
  return printLine({ ...first, message: first.message + more });
}

/** Splits the problems of a kind into entries. */
const equals = (problems: readonly Problem[]): Equal[] =>
  groupBy(problems, ({ message }) => message).flatMap(({ items }) => {
    const [first, ...others] = items;
    return first && items.length >= OFTEN
      ? [{ first, others }]
      : items.map((item) => ({ first: item, others: [] }));
  });

/** Chooses the entries to show: what is in most places, then what comes first. */
const mostImportant = (entries: readonly Equal[]): Equal[] =>
  [...entries]
    .sort((one, other) => other.others.length - one.others.length)
    .slice(0, MOST_OF_A_KIND);

/**
 * Chooses what to print of problems, which are sorted by place. Keeps a list of thousands readable:
 * it shows the first of each kind, says once what many places share, and counts. Errors come last,
 * where a terminal stops. `file` holds all problems in full.
 */
export function listing(problems: readonly Problem[], file: string): Listing {
  const kinds = groupBy(problems, ({ severity, code }) => `${severity} ${code}`).map(
    ({ items }) => ({ items, shown: mostImportant(equals(items)) }),
  );
  const shown = new Map(
    kinds.flatMap((kind) => kind.shown).map((entry) => [entry.first, textOf(entry)]),
  );
  const entries = (["warning", "error"] as const).flatMap((severity) =>
    problems.flatMap((problem) => {
      const text = problem.severity === severity ? shown.get(problem) : undefined;
      return text === undefined ? [] : [{ severity, text }];
    }),
  );
  if (entries.length === problems.length) return { entries, table: null };
  const counts = kinds
    .flatMap(({ items }) => (items[0] ? [{ ...items[0], count: items.length }] : []))
    .sort(
      (one, other) =>
        one.severity.localeCompare(other.severity, "en") ||
        other.count - one.count ||
        one.code.localeCompare(other.code, "en"),
    );
  const width = Math.max(...counts.map(({ count }) => String(count).length));
  const rows = counts.map(
    ({ count, severity, code }) =>
      `  ${String(count).padStart(width)}  ${severity.padEnd("warning".length)}  ${code}`,
  );
  const head = `Not all problems are shown. \`${file}\` has all of them in full:`;
  return { entries, table: [head, ...rows].join("\n") };
}
