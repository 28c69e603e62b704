/**
 * Functions and operators of TeX, as expressions write them. A function takes what follows it.
 */
const OPERATORS: Readonly<Record<string, string>> = {
  cdot: "*",
  times: "*",
  div: "/",
  left: "",
  right: "",
  lfloor: "floor(",
  rfloor: ")",
};

/** Parts of a formula: a command, a number, a space, or one other character. */
const TOKEN = /\\([A-Za-z]+|.)|\d+(?:\.\d+)?|\s+|[^\s\d]/gy;

/** Longer formulas are no calculation that anybody typed. In characters. */
const LONGEST = 500;

interface Token {
  text: string;
  /** Name of the command; undefined for anything else. */
  command?: string;
}

function tokensOf(tex: string): Token[] {
  return Array.from(tex.matchAll(TOKEN), ([text, command]): Token[] =>
    text.trim() === "" ? [] : [command === undefined ? { text } : { text, command }],
  ).flat();
}

/** Whether a number or a parenthesis before this one is multiplied by it without a sign. */
const isFactor = (before: string): boolean => /[\d)%]$/.test(before);

/**
 * Turns a formula of numbers into an expression: `\frac{1}{2} \cdot 30\%` is `((1)/(2)) * 30%`.
 * Returns undefined if it has anything else, such as symbols.
 */
export function expressionFromTex(tex: string): string | undefined {
  if (tex.length > LONGEST) return undefined;
  const tokens = tokensOf(tex);
  let at = 0;

  /** Reads what a command or a power takes: a group in braces, or the next part. */
  function argument(): string | undefined {
    const token = tokens[at];
    if (token?.text === "{") {
      at += 1;
      const inner = sequence("}");
      return inner === undefined ? undefined : `(${inner})`;
    }
    if (token?.text === "(") {
      at += 1;
      const inner = sequence(")");
      return inner === undefined ? undefined : `(${inner})`;
    }
    return part("");
  }

  function command(name: string): string | undefined {
    if (name === "frac" || name === "dfrac") {
      const [above, below] = [argument(), argument()];
      return above && below && `(${above}/${below})`;
    }
    if (name === "sqrt" || name === "ln") {
      const inner = argument();
      return (
        inner && `${name === "ln" ? "log" : name}${inner.startsWith("(") ? inner : `(${inner})`}`
      );
    }
    if (name === "%") return "%";
    return OPERATORS[name];
  }

  /** Reads the next part. `before` is the expression so far. */
  function part(before: string): string | undefined {
    const token = tokens[at];
    if (!token) return undefined;
    at += 1;
    const { text, command: name } = token;
    if (name !== undefined) {
      const made = command(name);
      const isProduct = made !== undefined && /^[a-z(]/.test(made) && isFactor(before);
      return isProduct ? `*${made}` : made;
    }
    if (text === "^") {
      const exponent = argument();
      return exponent && `^${exponent}`;
    }
    if (text === "(" || text === "{") {
      const inner = sequence(text === "(" ? ")" : "}");
      if (inner === undefined) return undefined;
      return `${isFactor(before) ? "*" : ""}(${inner})`;
    }
    if (/^\d/.test(text)) return text;
    return /^[-+*/−]$/.test(text) ? text.replace("−", "-") : undefined;
  }

  /** Reads parts up to the end of a group, or of the whole. */
  function sequence(end: string | undefined): string | undefined {
    let made = "";
    for (let token = tokens[at]; ; token = tokens[at]) {
      if (token === undefined) return end === undefined ? made : undefined;
      const isEnd =
        token.text === end ||
        (end === ")" && token.command === "right" && tokens[at + 1]?.text === ")");
      if (isEnd) {
        at += token.text === end ? 1 : 2;
        return made;
      }
      const next = part(made);
      if (next === undefined) return undefined;
      made += next;
    }
  }
  return sequence(undefined);
}
