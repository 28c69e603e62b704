import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import type {
  Construct,
  Event,
  Extension,
  Point,
  Resolver,
  Token,
  TokenizeContext,
} from "micromark-util-types";
import { listOf, parsersOwn } from "./parsers-own";

declare module "micromark-util-types" {
  interface TokenTypeMap {
    strikethrough: "strikethrough";
    strikethroughSequence: "strikethroughSequence";
    strikethroughSequenceTemporary: "strikethroughSequenceTemporary";
    strikethroughText: "strikethroughText";
  }
}

const STAR = 42;
const UNDERSCORE = 95;
const TILDE = 126;

type TokenType = Token["type"];

/**
 * What a pair of runs makes, as far as it is used: the whole, its signs, and what is between them.
 */
interface Span {
  group: TokenType;
  sequence: TokenType;
  text: TokenType;
}

/** Which runs are pairs. */
interface Rules {
  /** Type of a run's token. */
  type: TokenType;
  /** How many signs of each run make a span; 0 for two that are no pair. */
  used(open: Run, close: Run): number;
  /** Closing runs of one kind are pairs with the same opening ones. */
  kindOf(close: Run): string;
  spanOf(used: number): Span;
}

/**
 * Some signs in a row, such as `**`, which may end spans and begin others. Signs that are used are
 * taken off it.
 */
interface Run {
  token: Token;
  marker: string;
  /** Of the signs that are left. */
  size: number;
  /** Events that end spans, in order. */
  ends: Event[];
  /** Events that begin spans, the inner one first. */
  starts: Event[][];
}

const ATTENTION: Rules = {
  type: "attentionSequence",
  used(open, close) {
    if (!open.token._open || open.marker !== close.marker) return 0;
    const isEither = open.token._close || close.token._open;
    if (isEither && close.size % 3 !== 0 && (open.size + close.size) % 3 === 0) return 0;
    return open.size > 1 && close.size > 1 ? 2 : 1;
  },
  kindOf: ({ marker, size, token }) => `${marker} ${size % 3} ${token._open}`,
  spanOf: (used) =>
    used === 1
      ? { group: "emphasis", sequence: "emphasisSequence", text: "emphasisText" }
      : { group: "strong", sequence: "strongSequence", text: "strongText" },
};

const DELETION: Rules = {
  type: "strikethroughSequenceTemporary",
  used: (open, close) =>
    open.token._open && open.marker === close.marker && open.size === close.size ? close.size : 0,
  kindOf: ({ size }) => String(size),
  spanOf: () => ({
    group: "strikethrough",
    sequence: "strikethroughSequence",
    text: "strikethroughText",
  }),
};

const moved = (point: Point, by: number): Point => ({
  ...point,
  column: point.column + by,
  offset: point.offset + by,
  _bufferIndex: point._bufferIndex + by,
});

/** Makes a span of the last signs of one run and the first of another. */
function pair(open: Run, close: Run, rules: Rules, context: TokenizeContext): void {
  const used = rules.used(open, close);
  const span = rules.spanOf(used);
  const opening = { start: moved(open.token.end, -used), end: open.token.end };
  const closing = { start: close.token.start, end: moved(close.token.start, used) };
  const group: Token = { type: span.group, start: opening.start, end: closing.end };
  const before: Token = { type: span.sequence, ...opening };
  const text: Token = { type: span.text, start: opening.end, end: closing.start };
  const after: Token = { type: span.sequence, ...closing };
  open.starts.push([
    ["enter", group, context],
    ["enter", before, context],
    ["exit", before, context],
    ["enter", text, context],
  ]);
  close.ends.push(
    ["exit", text, context],
    ["enter", after, context],
    ["exit", after, context],
    ["exit", group, context],
  );
  open.token.end = opening.start;
  close.token.start = closing.end;
  open.size -= used;
  close.size -= used;
}

/**
 * What is within a span is paired once more, as in micromark: since it was refused, some of it may
 * have become shorter.
 */
function pairWithin(runs: Run[], context: TokenizeContext): void {
  pairRuns(pairRuns(runs, DELETION, context), ATTENTION, context);
}

/**
 * Pairs each run with those before it, as long as there is one. It takes time that is linear: each
 * is looked at once for each kind that closes. Returns the runs that the other rules may still
 * pair, which stand in no span.
 */
function pairRuns(runs: Run[], rules: Rules, context: TokenizeContext): Run[] {
  /** Those of which something is left, in order. */
  const left: Run[] = [];
  /** By kind of the closing run: how many of `left`, from the first, are known to be no match. */
  const refused = new Map<string, number>();
  for (const run of runs) {
    while (run.token.type === rules.type && run.token._close && run.size > 0) {
      const kind = rules.kindOf(run);
      const first = refused.get(kind) ?? 0;
      let index = left.length - 1;
      while (index >= first && rules.used(left[index] as Run, run) === 0) index -= 1;
      const open = index < first ? undefined : left[index];
      if (!open) {
        refused.set(kind, left.length);
        break;
      }
      pairWithin(left.splice(index + 1), context);
      pair(open, run, rules, context);
      if (open.size === 0) left.pop();
      for (const [other, count] of refused) refused.set(other, Math.min(count, index));
    }
    if (run.size > 0) left.push(run);
  }
  return left.filter(({ token }) => token.type !== rules.type);
}

/** Puts the spans that there are by the rules into the events. */
function resolver(rules: Rules): Resolver {
  return (events, context) => {
    const runs = new Map<Token, Run>();
    for (const [kind, token] of events) {
      if (kind === "exit" || !(token.type === ATTENTION.type || token.type === DELETION.type))
        continue;
      const size = token.end.offset - token.start.offset;
      const [marker = ""] = context.sliceSerialize(token);
      runs.set(token, { token, marker, size, ends: [], starts: [] });
    }
    if (runs.size === 0) return events;
    const left = new Set(pairRuns([...runs.values()], rules, context));
    // The list itself has to change: micromark goes on with it.
    for (const event of events.splice(0)) {
      const [kind, token] = event;
      const run = runs.get(token);
      if (!run || left.has(run)) events.push(event);
      else if (kind === "enter") {
        token.type = "data";
        for (const end of run.ends) events.push(end);
        if (run.size > 0) events.push(["enter", token, context], ["exit", token, context]);
        for (const start of run.starts.toReversed()) events.push(...start);
      }
    }
    return events;
  };
}

const emphasis: Construct = {
  tokenize(effects, ok, nok) {
    const own = parsersOwn(this.parser, STAR, "attention");
    return own?.tokenize.call(this, effects, ok, nok) ?? nok;
  },
  resolveAll: resolver(ATTENTION),
};

const { text: struck = {}, attentionMarkers } = gfmStrikethrough();
const [strikethrough] = listOf(struck[TILDE]).map((construct) => ({
  ...construct,
  resolveAll: resolver(DELETION),
}));

/**
 * `*`, `_` and `~`, as micromark and GitHub's Markdown have them. Theirs look for the start of each
 * span in all that is before it: thirty thousand times `*a_ ` took more than 90 s.
 */
export const spans: Extension = {
  text: { [STAR]: emphasis, [UNDERSCORE]: emphasis, [TILDE]: strikethrough },
  insideSpan: { null: [strikethrough, emphasis].filter((construct) => construct !== undefined) },
  attentionMarkers,
};
