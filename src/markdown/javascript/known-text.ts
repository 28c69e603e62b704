import type { Root } from "hast";
import { type CodeNode, isCodeNode, listOfCode, textOfExpression } from "./estree";

/** A possible text of an expression, as far as it is known before the code runs. */
export interface KnownText {
  text: string;
  /** Whether `text` is the whole text, and not only its start. */
  isWhole: boolean;
}

/** The possible texts of a document's constants, by name. */
export type Constants = ReadonlyMap<string, readonly KnownText[]>;

/** Returns a text that is known in full. */
export const whole = (text: string): KnownText => ({ text, isWhole: true });
const UNKNOWN: KnownText = { text: "", isWhole: false };
/** More than any author writes. Each choice doubles the number of possible texts. */
const MOST = 32;

/** Joins each possible start with each possible end. */
function joined(starts: readonly KnownText[], ends: readonly KnownText[]): KnownText[] {
  const texts = starts.flatMap((start) =>
    start.isWhole ? ends.map((end) => ({ ...end, text: start.text + end.text })) : [start],
  );
  return texts.length > MOST ? [UNKNOWN] : texts;
}

function textsOfTemplate({ quasis, expressions }: CodeNode, constants: Constants): KnownText[] {
  const inner = listOfCode(expressions).map((expression) => knownTexts(expression, constants));
  return listOfCode(quasis)
    .map(({ value }) => [whole(String(Object(value).cooked))])
    .reduce((texts, quasi, index) => joined(joined(texts, inner[index - 1] ?? []), quasi));
}

/**
 * Returns the possible texts of an expression: a literal, a template, a sum, a choice or a constant
 * of the document. The text of a name is never known in full, because a function may have given the
 * name another meaning.
 */
export function knownTexts(expression: unknown, constants: Constants): readonly KnownText[] {
  const literal = textOfExpression(expression);
  if (literal !== undefined) return [whole(literal)];
  if (!isCodeNode(expression)) return [UNKNOWN];
  const { type, left, right, consequent, alternate } = expression;
  const eitherOf = (...choices: unknown[]) =>
    choices.flatMap((choice) => knownTexts(choice, constants));
  switch (type) {
    case "BinaryExpression":
      if (expression.operator !== "+") return [UNKNOWN];
      return joined(knownTexts(left, constants), knownTexts(right, constants));
    case "ConditionalExpression":
      return eitherOf(consequent, alternate);
    case "LogicalExpression":
      return eitherOf(left, right);
    case "TemplateLiteral":
      return textsOfTemplate(expression, constants);
    case "Identifier":
      return (constants.get(String(expression.name)) ?? [UNKNOWN]).map(({ text }) => ({
        text,
        isWhole: false,
      }));
    default:
      return [UNKNOWN];
  }
}

/** Returns the constants of a document's own code. */
export function constantsOf(root: Root): Constants {
  const constants = new Map<string, readonly KnownText[]>();
  for (const node of root.children) {
    if (node.type !== "mdxjsEsm") continue;
    for (const statement of node.data?.estree?.body ?? []) {
      const declared =
        statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
      if (declared?.type !== "VariableDeclaration" || declared.kind !== "const") continue;
      for (const { id, init } of declared.declarations) {
        if (id.type === "Identifier") constants.set(id.name, knownTexts(init, constants));
      }
    }
  }
  return constants;
}
