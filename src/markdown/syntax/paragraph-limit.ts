import type { Code, Construct, Extension, Point, TokenizeContext } from "micromark-util-types";
import { VFileMessage } from "vfile-message";
import { constructsOf } from "./text-constructs";

/** How many events of a paragraph micromark may move: about 0.2 s of work. */
const MOST_MOVES = 150_000_000;

/** First characters that only micromark's own constructs have: line endings, `!`, `&` and `\`. */
const OTHERS = [-5, -4, -3, 33, 38, 92];

/**
 * How many lines may follow each other that belong to a list or quotation without its sign. For
 * each of them, micromark looks through those before it.
 */
const MOST_LAZY_LINES = 1000;

const isLineEnd = (code: Code): boolean => code !== null && code < -2;
const isSpace = (code: Code): boolean => code === 32 || code === -1 || code === -2;

/** Refuses a paragraph that would take too long, at its start or at another place. */
export function refuseParagraph(
  { events }: TokenizeContext,
  place: Point | undefined = events[0]?.[1].start,
): never {
  const reason =
    "This paragraph has too many special characters and line breaks to be read. Split it with empty lines. If it is not prose, put it into a code block.";
  throw new VFileMessage(reason, place, "content:too-long");
}

/** Refuses paragraphs with too many lines that continue a list or quotation without its sign. */
function lazyLimit(): Construct {
  let first = 0;
  return {
    tokenize(_effects, _ok, nok) {
      const { line } = this.now();
      if (!this.parser.lazy[line - 1]) first = line;
      if (line - first > MOST_LAZY_LINES) refuseParagraph(this, this.now());
      return nok;
    },
  };
}

/**
 * Refuses paragraphs that would take too long. If a marker opens nothing, it becomes text, and
 * micromark joins it with the text beside it. At a line that ends with spaces, micromark inserts
 * something. Each time, it moves all later events of the paragraph.
 */
function paragraphLimit(): (context: TokenizeContext, code: Code) => void {
  const changes = new WeakMap<TokenizeContext, number>();
  return (context, code) => {
    const { events, previous } = context;
    const isText = (end: number) => events.at(end)?.[1].type === "data";
    const isJoint = isText(-1) && isText(-3) && !isText(-5);
    if (!isJoint && !(isLineEnd(code) && isSpace(previous))) return;
    const count = (changes.get(context) ?? 0) + 1;
    changes.set(context, count);
    if (count * events.length > MOST_MOVES) refuseParagraph(context);
  };
}

/** Returns the same syntax with a limit for the length of a paragraph. */
export function withParagraphLimit(extensions: readonly Extension[]): Extension[] {
  const check = paragraphLimit();
  const limited = (construct: Construct): Construct => ({
    ...construct,
    tokenize(effects, ok, nok) {
      return (code) => {
        check(this, code);
        return construct.tokenize.call(this, effects, ok, nok)(code);
      };
    },
  });
  const nothing = limited({ tokenize: (_effects, _ok, nok) => nok });
  return [
    ...extensions.map((extension) => ({
      ...extension,
      text: Object.fromEntries(
        Object.entries(extension.text ?? {}).map(([code, constructs]) => [
          code,
          constructsOf(constructs).map(limited),
        ]),
      ),
    })),
    { text: Object.fromEntries(OTHERS.map((code) => [code, nothing])) },
    { document: { null: lazyLimit() } },
  ];
}
