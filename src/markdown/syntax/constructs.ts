import type { Code, Construct, Effects, State, TokenizeContext } from "micromark-util-types";
import { VFileMessage } from "vfile-message";
import { admonitionTitle, endOfSilence, type Source, startsTable, startsTag } from "./source";

const LEFT_BRACE = 123;
const RIGHT_BRACE = 125;
const LESS_THAN = 60;
const HASH = 35;

declare module "micromark-util-types" {
  interface TokenTypeMap {
    headingId: "headingId";
    headingIdValue: "headingIdValue";
    silence: "silence";
    silenceData: "silenceData";
    mdxJsxFlowTag: "mdxJsxFlowTag";
    tableHead: "tableHead";
    tableRow: "tableRow";
  }
}

/** micromark's codes below -2 are line endings, those up to 32 spaces and tabs. */
const isLineEnd = (code: Code): boolean => code === null || code < -2;
const isSpace = (code: Code): boolean => code === -2 || code === -1 || code === 32;

const isIdCharacter = (code: Code): boolean =>
  code !== null && code > 32 && code !== LEFT_BRACE && code !== RIGHT_BRACE;

/** `{#id}`. Comes before MDX's expressions, in which `#id` would be a syntax error. */
export const headingId: Construct = {
  name: "headingId",
  tokenize(effects, ok, nok) {
    const value: State = (code) => {
      if (code === RIGHT_BRACE) {
        effects.exit("headingIdValue");
        effects.consume(code);
        effects.exit("headingId");
        return ok;
      }
      if (!isIdCharacter(code)) return nok(code);
      effects.consume(code);
      return value;
    };
    const firstOfValue: State = (code) => {
      if (!isIdCharacter(code)) return nok(code);
      effects.enter("headingIdValue");
      return value(code);
    };
    const hash: State = (code) => {
      if (code !== HASH) return nok(code);
      effects.consume(code);
      return firstOfValue;
    };
    return (code) => {
      effects.enter("headingId");
      effects.consume(code);
      return hash;
    };
  },
};

/** What is left out, in a line or as lines of its own. */
export function silence(source: Source, { isFlow }: { isFlow: boolean }): Construct {
  return {
    name: "silence",
    concrete: isFlow,
    tokenize(effects, ok, nok) {
      const { now } = this;
      const start = now();
      const end = endOfSilence(source, start.offset);
      const isComment = source.text.startsWith("<!--", start.offset);
      if (end === undefined && !(isComment && !isFlow)) return nok;
      const notClosed = () => {
        const reason =
          "This comment is never closed: `-->` was expected, in the same paragraph unless the comment stands on lines of its own.";
        return new VFileMessage(reason, start, "content:syntax");
      };
      const spaceAfter: State = (code) => {
        if (isSpace(code)) {
          effects.consume(code);
          return spaceAfter;
        }
        effects.exit("whitespace");
        return isLineEnd(code) ? ok(code) : nok(code);
      };
      const data: State = (code) => {
        if (end !== undefined && now().offset >= end) {
          effects.exit("silenceData");
          effects.exit("silence");
          if (!isFlow || isLineEnd(code)) return ok(code);
          effects.enter("whitespace");
          return spaceAfter(code);
        }
        if (code === null) {
          if (isFlow) return nok(code);
          throw notClosed();
        }
        if (isLineEnd(code)) {
          effects.exit("silenceData");
          effects.enter("lineEnding");
          effects.consume(code);
          effects.exit("lineEnding");
          return lineStart;
        }
        effects.consume(code);
        return data;
      };
      const lineStart: State = (code) => {
        effects.enter("silenceData");
        return data(code);
      };
      return (code) => {
        effects.enter("silence");
        effects.enter("silenceData");
        return data(code);
      };
    },
  };
}

const BETWEEN_ROWS: readonly string[] = ["lineEnding", "linePrefix"];

/**
 * Tables, tried only above a row of dashes: the construct reads the first line of every paragraph
 * before it finds that none follows.
 */
export function aboveDashes(table: Construct, source: Source): Construct {
  return {
    ...table,
    tokenize(effects, ok, nok) {
      const before = this.events.findLast(([, { type }]) => !BETWEEN_ROWS.includes(type))?.[1].type;
      const isInTable = before === "tableHead" || before === "tableRow";
      if (!isInTable && !startsTable(source, this.now().offset)) return nok;
      return table.tokenize.call(this, effects, ok, nok);
    },
  };
}

/** A construct that is tried only where it is meant; `onOk` sees the context after it. */
export function onlyWhere(
  construct: Construct,
  source: Source,
  isMeant: (source: Source, offset: number) => boolean,
  onOk?: (context: TokenizeContext) => void,
): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const start = this.now();
      if (!isMeant(source, start.offset)) return nok;
      const accept: State = (code) => {
        onOk?.(this);
        return ok(code);
      };
      const first = construct.tokenize.call(this, effects, onOk ? accept : ok, nok);
      return (code) => {
        source.start = start;
        return first(code);
      };
    },
  };
}

/**
 * Lines of tags. What follows a tag in its line may be a comment, or no tag at all, which MDX's
 * construct does not expect.
 */
export function tagLines(construct: Construct, source: Source): Construct {
  const comment = silence(source, { isFlow: false });
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const { now } = this;
      let isDone = false;
      const leave =
        (state: State): State =>
        (code) => {
          isDone = true;
          return state(code);
        };
      const isInSpace = () => {
        const last = this.events.at(-1);
        return last?.[0] === "enter" && last[1].type === "whitespace";
      };
      const isBetweenTags = () => {
        const before = this.events.at(isInSpace() ? -2 : -1);
        const type = before?.[0] === "exit" ? before[1].type : undefined;
        return type === "mdxJsxFlowTag" || type === "silence";
      };
      const follow =
        (state: State): State =>
        (code) => {
          if (code === LESS_THAN && isBetweenTags()) {
            const { offset } = now();
            if (endOfSilence(source, offset) !== undefined) {
              if (!isInSpace()) return effects.attempt(comment, follow(state), leave(nok))(code);
              effects.exit("whitespace");
              return effects.attempt(comment, spaceAgain(state), leave(nok))(code);
            }
            if (!startsTag(source, offset)) return leave(nok)(code);
          }
          const next = state(code);
          return isDone || !next ? next : follow(next);
        };
      const spaceAgain =
        (state: State): State =>
        (code) => {
          effects.enter("whitespace");
          return follow(state)(code);
        };
      return follow(construct.tokenize.call(this, effects, leave(ok), leave(nok)));
    },
  };
}

/**
 * Lets go of an empty piece of content at the end of a list item, over which micromark stumbles.
 */
const withoutEmptyEnd = (effects: Effects): Effects => ({
  ...effects,
  exit(type) {
    const token = effects.exit(type);
    if (type === "chunkDocument" && token.start.offset === token.end.offset) {
      delete token.contentType;
      if (token.previous) delete token.previous.next;
    }
    return token;
  },
});

/** `:::note Title`, as Docusaurus allows it, besides `:::note[Title]`. */
export function titledAdmonition(container: Construct, source: Source): Construct {
  return {
    ...container,
    tokenize(effects, ok, nok) {
      const { now } = this;
      /** Whether the place is at the first character behind the space after the name. */
      const isAtTitle = (code: Code): boolean => {
        if (isLineEnd(code) || isSpace(code)) return false;
        const [before, last] = this.events.slice(-2);
        return (
          last?.[0] === "enter" &&
          last[1].type === "whitespace" &&
          before?.[1].type === "directiveContainerName"
        );
      };
      const follow =
        (state: State): State =>
        (code) => {
          if (isAtTitle(code)) return title(state)(code);
          const next = state(code);
          return next && !isLineEnd(code) ? follow(next) : next;
        };
      const title =
        (state: State): State =>
        (code) => {
          const { offset } = now();
          const end = offset + admonitionTitle(source, offset).length;
          const rest: State = (code) => {
            if (isLineEnd(code)) return state(code);
            effects.consume(code);
            return rest;
          };
          const inside: State = (code) => {
            if (!isLineEnd(code) && now().offset < end) {
              effects.consume(code);
              return inside;
            }
            effects.exit("chunkText");
            effects.exit("directiveContainerLabelString");
            effects.exit("directiveContainerLabel");
            effects.enter("whitespace");
            return rest(code);
          };
          effects.exit("whitespace");
          if (end === offset) {
            effects.enter("whitespace");
            return rest(code);
          }
          effects.enter("directiveContainerLabel");
          effects.enter("directiveContainerLabelString");
          effects.enter("chunkText", { contentType: "text" });
          return inside(code);
        };
      return follow(container.tokenize.call(this, withoutEmptyEnd(effects), ok, nok));
    },
  };
}
