/**
 * For a marker that opens or closes nothing, micromark 4 looks through the paragraph, and moves what
 * it has found there: 2,000 each of `*a ` and `a_ ` take 0.5 s, four times as many 8 s. So a document
 * with far too many is refused.
 */
import type {
  Code,
  Construct,
  ConstructRecord,
  Extension,
  Point,
  TokenizeContext,
} from "micromark-util-types";
import { documentFault } from "../report";
import { constructsOf } from "./constructs-of";

/** How much work markers may be in a short document: about 0.2 s, or 700 links in one paragraph. */
const ALWAYS_DONE = 100_000_000;
/** How much more they may be for each character of the document: a tenth of all other work. */
const MOST_DONE = 300;

/** How much it is to look at an event, and to read a character again. To move an event is 1. */
const LOOK = 10;
const READ = 30;

/** `*`, `]`, `_` and `~`. micromark looks through all events before them for an opening. */
const CLOSING: readonly Code[] = [42, 93, 95, 126];

/**
 * How many lines may follow each other that belong to a list or quotation without its sign. For
 * each of them, micromark looks through those before it.
 */
const MOST_LAZY_LINES = 1000;

const isLineEnd = (code: Code): boolean => code !== null && code < -2;
const isSpace = (code: Code): boolean => code === 32 || code === -1 || code === -2;

/** Refuses a paragraph that would take too long, at its start or at another place. */
function refuse({ events }: TokenizeContext, place: Point | undefined = events[0]?.[1].start) {
  const reason =
    "This paragraph has too many special characters and line breaks to be read. Split it with empty lines. If it is not prose, put it into a code block.";
  throw documentFault("too-long", reason, place);
}

/**
 * Whether micromark joins a marker with the text beside it, because the marker opens nothing; or
 * inserts something, because a line ends with spaces. Each time, it moves all later events.
 */
function movesEvents({ events, previous }: TokenizeContext, code: Code): boolean {
  const isText = (end: number) => events.at(end)?.[1].type === "data";
  return (isText(-1) && isText(-3) && !isText(-5)) || (isLineEnd(code) && isSpace(previous));
}

/**
 * Returns syntax that refuses paragraphs that take too long, for one document of that many
 * characters.
 */
export function paragraphLimit(length: number): Extension {
  let left = ALWAYS_DONE + MOST_DONE * length;
  let firstLazy = 0;
  let isSet = false;

  function spend(context: TokenizeContext, work: number): void {
    left -= work;
    if (left < 0) refuse(context);
  }

  const withLimit = (construct: Construct): Construct => ({
    ...construct,
    tokenize(effects, ok, nok) {
      const { offset } = this.now();
      const fail = (code: Code) => {
        spend(this, READ * (this.now().offset - offset));
        return nok(code);
      };
      return (code) => {
        if (CLOSING.includes(code)) spend(this, LOOK * this.events.length);
        else if (movesEvents(this, code)) spend(this, this.events.length);
        return construct.tokenize.call(this, effects, ok, fail)(code);
      };
    },
  });

  /** Sets the limit around all constructs of text, those of micromark included. */
  function limit(text: ConstructRecord): void {
    isSet = true;
    for (const [code, constructs] of Object.entries(text))
      text[code] = constructsOf(constructs).map(withLimit);
  }

  const start: Construct = {
    tokenize(_effects, _ok, nok) {
      const { constructs, lazy } = this.parser;
      if (!isSet) limit(constructs.text);
      const { line } = this.now();
      if (!lazy[line - 1]) firstLazy = line;
      if (line - firstLazy > MOST_LAZY_LINES) refuse(this, this.now());
      return nok;
    },
  };
  return { document: { null: start } };
}
