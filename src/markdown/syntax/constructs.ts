import type { Code, Construct, Effects, State, TokenizeContext } from "micromark-util-types";
import { documentFault } from "../report";
import { admonitionTitle, endOfIgnored, type Source, startsTable, startsTag } from "./source";

const LEFT_BRACE = 123;
const RIGHT_BRACE = 125;
const LESS_THAN = 60;
const HASH = 35;

declare module "micromark-util-types" {
  interface TokenTypeMap {
    directiveContainerLabel: "directiveContainerLabel";
    directiveContainerLabelString: "directiveContainerLabelString";
    directiveContainerName: "directiveContainerName";
    headingId: "headingId";
    headingIdValue: "headingIdValue";
    ignored: "ignored";
    ignoredData: "ignoredData";
    mdxJsxFlowTag: "mdxJsxFlowTag";
    tableHead: "tableHead";
    tableRow: "tableRow";
  }
}

/** micromark's codes below -2 are line endings; -2, -1 and 32 are tabs and spaces. */
const isLineEnd = (code: Code): boolean => code === null || code < -2;
const isSpace = (code: Code): boolean => code === -2 || code === -1 || code === 32;

const isIdCharacter = (code: Code): boolean =>
  code !== null && code > 32 && code !== LEFT_BRACE && code !== RIGHT_BRACE;

/**
 * The syntax of `{#id}`. It comes before MDX's expressions, in which `#id` would be a syntax error.
 */
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

/**
 * Returns the syntax of text that is left out (see `endOfIgnored`), within a line or on its own
 * lines.
 */
export function ignored(source: Source, { isFlow }: { isFlow: boolean }): Construct {
  return {
    name: "ignored",
    concrete: isFlow,
    tokenize(effects, ok, nok) {
      const { now } = this;
      const start = now();
      const end = endOfIgnored(source, start.offset);
      const isComment = source.text.startsWith("<!--", start.offset);
      if (end === undefined && !(isComment && !isFlow)) return nok;
      const notClosed = () => {
        const reason =
          "This comment is never closed: `-->` was expected. It must be in the same paragraph, unless the comment is on lines of its own.";
        return documentFault("syntax", reason, start);
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
          effects.exit("ignoredData");
          effects.exit("ignored");
          if (!isFlow || isLineEnd(code)) return ok(code);
          effects.enter("whitespace");
          return spaceAfter(code);
        }
        if (code === null) {
          if (isFlow) return nok(code);
          throw notClosed();
        }
        if (isLineEnd(code)) {
          effects.exit("ignoredData");
          effects.enter("lineEnding");
          effects.consume(code);
          effects.exit("lineEnding");
          return lineStart;
        }
        effects.consume(code);
        return data;
      };
      const lineStart: State = (code) => {
        effects.enter("ignoredData");
        return data(code);
      };
      return (code) => {
        effects.enter("ignored");
        effects.enter("ignoredData");
        return data(code);
      };
    },
  };
}

const BETWEEN_ROWS: readonly string[] = ["lineEnding", "linePrefix"];

/**
 * Returns the syntax of tables, tried only above a row of dashes. Otherwise, the construct reads
 * the first line of every paragraph before it finds that there is no such row.
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

/**
 * Returns a construct that is tried only where `isMeant` allows it. `onOk` receives the context
 * after it.
 */
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
 * Returns the syntax of tags on their own lines. After a tag, its line may contain a comment, or a
 * `<` that begins no tag. MDX's construct does not expect either.
 */
export function tagLines(construct: Construct, source: Source): Construct {
  const comment = ignored(source, { isFlow: false });
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
        return type === "mdxJsxFlowTag" || type === "ignored";
      };
      const follow =
        (state: State): State =>
        (code) => {
          if (code === LESS_THAN && isBetweenTags()) {
            const { offset } = now();
            if (endOfIgnored(source, offset) !== undefined) {
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

/** Unlinks an empty chunk at the end of a list item, because micromark cannot handle it. */
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

/** How deep admonitions may be nested. micromark reads their text again for each level. */
const MOST_NESTED_ADMONITIONS = 10;

/**
 * Returns a construct that refuses text nested in too many of its kind. micromark has read all of
 * an outer one before it begins to read an inner one.
 */
export function withNestingLimit(container: Construct): Construct {
  /** By line: how many of these are around it. */
  const around: number[] = [];
  return {
    ...container,
    tokenize(effects, ok, nok) {
      const start = this.now();
      const depth = (around[start.line] ?? 0) + 1;
      const accept: State = (code) => {
        if (depth > MOST_NESTED_ADMONITIONS) {
          const reason = `Admonitions are nested more than ${MOST_NESTED_ADMONITIONS} levels deep here. Reduce the nesting.`;
          throw documentFault("too-deep", reason, start);
        }
        // An interrupted paragraph asks only whether one begins here.
        const last = this.interrupt ? 0 : this.now().line;
        for (let { line } = start; line <= last; line += 1) around[line] = depth;
        return ok(code);
      };
      return container.tokenize.call(this, effects, accept, nok);
    },
  };
}

/** Returns the syntax of `:::note Title`, which Docusaurus allows besides `:::note[Title]`. */
export function titledAdmonition(container: Construct, source: Source): Construct {
  return {
    ...container,
    tokenize(effects, ok, nok) {
      const { now } = this;
      /** Whether the parser is at the first character after the space behind the name. */
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
