/**
 * Links, in linear time. micromark's own take 19 ms for 2,000 of `a] `, and 200 ms for four times
 * as many.
 */
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import type {
  Construct,
  Extension,
  ParseContext,
  Token,
  TokenizeContext,
} from "micromark-util-types";
import { IndexedNames } from "../indexed-names";
import { refuseParagraph } from "./paragraph-limit";
import { constructsOf, textConstruct } from "./text-constructs";

declare module "micromark-util-types" {
  interface ParseContext {
    gfmFootnotes?: string[];
  }
  interface TokenTypeMap {
    labelImage: "labelImage";
    labelLink: "labelLink";
  }
}

const LEFT_BRACKET = 91;
const RIGHT_BRACKET = 93;

/** How many events may be searched for openings, for each event of a paragraph. */
const MOST_SEARCHED = 100;
/** How many may be searched in a short paragraph. */
const ALWAYS_SEARCHED = 20_000;

/**
 * Returns a closing construct that is tried only after an opening. By itself, the construct
 * searches the whole paragraph for the opening, each time. Brackets in brackets are searched again
 * for each one around them: too many are refused.
 */
function onlyAfter(construct: Construct, isBeginning: (token: Token) => boolean): Construct {
  /** Tokens for which everything up to them has been searched, and has no opening. */
  const searched = new WeakSet<Token>();
  const counts = new WeakMap<TokenizeContext, number>();
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const { events } = this;
      const start = events.findLastIndex(([, token]) => searched.has(token) || isBeginning(token));
      const found = events[start]?.[1];
      const count = (counts.get(this) ?? 0) + events.length - start;
      counts.set(this, count);
      if (count > ALWAYS_SEARCHED + MOST_SEARCHED * events.length) refuseParagraph(this);
      if (found && !searched.has(found)) return construct.tokenize.call(this, effects, ok, nok);
      const last = events.at(-1);
      if (last) searched.add(last[1]);
      return nok;
    },
  };
}

const labelEndOf = (parser: ParseContext) => textConstruct(parser, RIGHT_BRACKET, "labelEnd");

/** The end of a link or image, as the parser itself defines it. */
const labelEnd: Construct = {
  tokenize(effects, ok, nok) {
    return labelEndOf(this.parser)?.tokenize.call(this, effects, ok, nok) ?? nok;
  },
  resolveTo: (events, context) =>
    labelEndOf(context.parser)?.resolveTo?.(events, context) ?? events,
  resolveAll: (events, context) =>
    labelEndOf(context.parser)?.resolveAll?.(events, context) ?? events,
};

const isLabel = ({ type }: Token): boolean => type === "labelImage" || type === "labelLink";

/**
 * Runs before the first definition, and replaces the parser's lists of names with `Names`, which
 * need no search.
 */
const namesFirst: Construct = {
  tokenize(_effects, _ok, nok) {
    const { parser } = this;
    parser.gfmFootnotes ??= new IndexedNames();
    if (!(parser.defined instanceof IndexedNames)) parser.defined = new IndexedNames();
    return nok;
  },
};

const { document = {}, text = {} } = gfmFootnote();

/** Finds links, images and GitHub's footnotes in linear time. micromark decides what they are. */
export const labels: Extension = {
  document: { [LEFT_BRACKET]: [namesFirst, ...constructsOf(document[LEFT_BRACKET])] },
  contentInitial: { [LEFT_BRACKET]: namesFirst },
  text: {
    ...text,
    [RIGHT_BRACKET]: [
      onlyAfter(labelEnd, (token) => isLabel(token) && !token._balanced),
      ...constructsOf(text[RIGHT_BRACKET]).map((construct) =>
        onlyAfter(construct, ({ type }) => type === "labelImage"),
      ),
    ],
  },
  disable: { null: ["labelEnd"] },
};
