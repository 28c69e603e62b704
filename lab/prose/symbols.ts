import type { Block, Finding, Part } from "./blocks";

const TOKEN = /\\[a-zA-Z]+|\\.|\S/g;
/** Commands whose argument is not a symbol but words. */
const WORDS = new Set(["\\text", "\\mathrm", "\\operatorname", "\\textbf", "\\begin", "\\end"]);
const ACCENTS = new Set(["\\bar", "\\hat", "\\tilde", "\\vec", "\\overline"]);
const GREEK =
  /^\\(?:(?:var)?(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|upsilon|phi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Upsilon|Phi|Psi|Omega)|imath|jmath|ell)$/;

const isLetter = (token: string | undefined): token is string =>
  token !== undefined && (/^[a-zA-Z]$/.test(token) || GREEK.test(token));

/** A piece of a formula: a symbol as the author writes it, or anything else. */
interface Piece {
  isSymbol: boolean;
  text: string;
}

function piecesOf(latex: string): Piece[] {
  const tokens: string[] = latex.match(TOKEN) ?? [];
  const pieces: Piece[] = [];
  let next = 0;

  /** Returns the argument of a command or a subscript, without its braces. */
  function argument(): string {
    if (tokens[next] !== "{") return tokens[next++] ?? "";
    const start = next + 1;
    for (let depth = 0; next < tokens.length; ) {
      const token = tokens[next++];
      if (token === "{") depth += 1;
      if (token === "}") depth -= 1;
      if (depth === 0) break;
    }
    return tokens.slice(start, next - 1).join("");
  }

  /**
   * Adds primes and subscripts to a symbol. `y_{j+1}` is another value of `y_j`, so the `+1` is
   * dropped.
   */
  function withMarks(base: string): string {
    let symbol = base;
    for (;;) {
      if (tokens[next] === "'") {
        symbol += "'";
        next += 1;
      } else if (tokens[next] === "_") {
        next += 1;
        symbol += `_{${argument().replace(/(?<=.)[+-]\d+$/, "")}}`;
      } else return symbol;
    }
  }

  while (next < tokens.length) {
    const token = tokens[next++] ?? "";
    if (WORDS.has(token)) {
      pieces.push({ isSymbol: false, text: argument() });
    } else if (ACCENTS.has(token)) {
      pieces.push({ isSymbol: true, text: withMarks(`${token}{${argument()}}`) });
    } else if (token === "\\Delta" && isLetter(tokens[next])) {
      const changed = tokens[next++] ?? "";
      pieces.push({ isSymbol: true, text: withMarks(`\\Delta ${changed}`) });
    } else if (isLetter(token)) {
      pieces.push({ isSymbol: true, text: withMarks(token) });
    } else pieces.push({ isSymbol: false, text: token });
  }
  return pieces;
}

/**
 * Returns the variables of a LaTeX formula, each once. A subscript is part of its symbol: `P_{a}`.
 */
export function symbolsOf(latex: string): string[] {
  const symbols = piecesOf(latex).flatMap(({ isSymbol, text }) => (isSymbol ? text : []));
  return Array.from(new Set(symbols));
}

/**
 * Returns the symbol that a formula in the text names: `x`, `w(t)`, `k = x y`. Returns undefined if
 * the formula names more than one symbol.
 */
function namedBy(latex: string): string | undefined {
  const [first, ...rest] = piecesOf(latex.split("=", 1)[0] ?? "");
  if (!first?.isSymbol) return undefined;
  const isCall = rest[0]?.text === "(" && rest.at(-1)?.text === ")";
  return rest.length === 0 || isCall ? first.text : undefined;
}

/** Matches “$w$ is the weight” and “the $k$-th week”, but not “$w$ is 5”. */
const IS_SAID =
  /^(?:-th\b|,? (?:is|are|be|was|were|counts|means|stands for) (?!(?:about |exactly )?[\d−-]))/;
/** Matches “…, $w$ the weight”. */
const IS_NAMED = /^,? (?:the|its|their|your|all|an?) /;
const GOES_ON = /(?:,|\band|\bwith)\s$/;
/** Words that are no nouns. A noun before a symbol explains it: “the price $P$”. */
const NO_NOUN =
  /^(?:all|an?|and|are|as|at|be|because|between|by|each|equals?|every|first|for|from|gives?|if|in|into|is|let|needs?|now|of|on|once|only|or|per|put|shares?|so|suppose|take|than|that|the|then|this|to|until|when|where|while|with|within)$/i;
const NOUN_BEFORE = /(?:^|[\s(“])([\p{L}-]+)\s$/u;
const AND = /^(?:,| and|, and)\s$/;

/** Returns the symbols that a block explains. */
export function definedIn({ kind, parts }: Block): string[] {
  const at = (index: number): Part | undefined => parts[index];
  const textAt = (index: number): string =>
    (at(index)?.kind === "text" ? at(index)?.text : "") ?? "";
  const isFormula = (index: number): boolean => at(index)?.kind === "formula";

  const saidBefore = (index: number): boolean => {
    const before = textAt(index - 1);
    if (kind === "item" && parts.slice(0, index).every(({ text }) => text.trim() === ""))
      return true;
    if (AND.test(before) && isFormula(index - 2)) return saidBefore(index - 2);
    const [, noun] = NOUN_BEFORE.exec(before) ?? [];
    return noun !== undefined && !NO_NOUN.test(noun);
  };
  const saidAfter = (index: number): boolean => {
    const after = textAt(index + 1);
    if (IS_SAID.test(after)) return true;
    if (AND.test(after) && isFormula(index + 2)) return saidAfter(index + 2);
    return IS_NAMED.test(after) && GOES_ON.test(textAt(index - 1));
  };

  return parts.flatMap(({ kind, text }, index) => {
    const symbol = kind === "formula" ? namedBy(text) : undefined;
    return symbol && (saidBefore(index) || saidAfter(index)) ? symbol : [];
  });
}

/** Returns the text after a formula: a paragraph, or all items of a list. */
function following(blocks: readonly Block[], index: number): Block[] {
  const rest = blocks.slice(index + 1);
  const start = rest.findIndex(({ kind }) => kind !== "formula");
  if (start < 0) return [];
  const end = rest.findIndex(({ kind }, place) => place > start && kind !== "item");
  return rest[start]?.kind === "item"
    ? rest.slice(start, end < 0 ? undefined : end)
    : rest.slice(start, start + 1);
}

/**
 * Reports symbols of formulas on lines of their own that the page explains neither before the
 * formula nor right after it.
 */
export function undefinedSymbols(blocks: readonly Block[]): Finding[] {
  const seen = new Set<string>();
  return blocks.flatMap((block, index) => {
    if (block.kind !== "formula") return [];
    const around = [...blocks.slice(0, index), ...following(blocks, index)];
    const defined = new Set(around.flatMap(definedIn));
    const [formula] = block.parts;
    return symbolsOf(formula?.text ?? "").flatMap((symbol) => {
      if (defined.has(symbol) || seen.has(symbol)) return [];
      seen.add(symbol);
      const message = `The formula's symbol $${symbol}$ is not explained. Say what it is before the formula or right after it: “- $${symbol}$ is …”.`;
      return [{ line: block.line, message }];
    });
  });
}
