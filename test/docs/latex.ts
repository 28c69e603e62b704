import { ComputeEngine } from "@cortex-js/compute-engine";

const engine = new ComputeEngine();

/** Names that the engine takes for plain variables: no constant and no function has one of them. */
const NAMES = "abcmnpqrstuvwxyz";
for (const name of NAMES) engine.declare(name, "real");

/** How many terms stand for a sum over all k. */
const TERMS = [1, 2, 3];

/** Writes a sum over k out, up to the bracket that holds it. */
const withoutSums = (latex: string): string =>
  latex.replace(/\\sum_k (.*?)(?=\\right\)|$)/g, (_, term: string) => {
    const terms = TERMS.map((k) => term.replace(/_k\b/g, `_${k}`));
    return `\\left(${terms.join(" + ")}\\right)`;
  });

/** What is meant, without what only sets it: spaces, sizes of brackets, thousands, units. */
const plain = (latex: string): string =>
  withoutSums(latex)
    .replaceAll("{,}", "")
    .replace(/\\text\{ [^}]*\}/g, "")
    .replace(/\\left\\lfloor(.*?)\\right\\rfloor/g, "\\operatorname{floor}($1)")
    .replace(/\\lvert(.*?)\\rvert/g, "\\operatorname{abs}($1)")
    .replace(/\\left|\\right|\\[,; ]/g, " ")
    .replace(/([\d.]+)\\%/g, "($1 \\cdot 0.01)");

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Puts plain names in the place of symbols. A bracket behind a symbol is a factor, as functions are symbols with theirs. */
function renamed(latex: string, symbols: readonly string[]): string {
  const known = symbols.toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(${known.join("|") || "(?!)"})(\\s*\\()?|\\\\[A-Za-z]+`, "g");
  return latex.replace(pattern, (whole, symbol?: string, bracket?: string) => {
    if (symbol === undefined) return whole;
    return ` ${NAMES[symbols.indexOf(symbol)]} ${bracket ? "\\cdot (" : ""}`;
  });
}

/** A formula as a function of its symbols, in their order. Throws where the formula has others. */
export function functionOf(
  latex: string,
  symbols: readonly string[],
): (...values: number[]) => number {
  const expression = engine.parse(renamed(plain(latex), symbols));
  const strangers = expression.unknowns.filter((name) => {
    const index = NAMES.indexOf(name);
    return index < 0 || index >= symbols.length;
  });
  if (!expression.isValid || strangers.length > 0) {
    throw new Error(`\`${latex}\` is read as ${expression.toString()}: ${strangers.join(", ")}`);
  }
  return (...values) =>
    Number(
      expression
        .subs(Object.fromEntries(values.map((value, index) => [NAMES[index], value])))
        .N()
        .valueOf(),
    );
}
