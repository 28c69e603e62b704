import { isExternal } from "../../site/routes";
import type { Json } from "../../site/tree";
import { type CodeNode, isCodeNode, listOfCode, textOfExpression } from "../javascript/estree";
import { literal } from "../tree/literal";
import type { Bindings } from "./binding";

const STATIC = /^@site\/static(?=\/)/;

/** Returns the address that `useBaseUrl` gives, without the path prefix: links add that. */
const fromTop = (address: string): string =>
  address === "" || /^[/#]/.test(address) || isExternal(address) ? address : `/${address}`;

/** Returns the value of a call such as `useBaseUrl("/x.png")`, `require("./x.png")`. */
function valueOfCall({ callee, arguments: given }: CodeNode, bindings: Bindings): Json | undefined {
  const name = isCodeNode(callee) ? String(callee.name) : "";
  const [first] = listOfCode(given);
  if (name === "require" && !bindings.has(name)) {
    return textOfExpression(first)?.replace(STATIC, "");
  }
  const binding = bindings.get(name);
  if (binding?.kind !== "module" || !Array.isArray(given)) return undefined;
  const value = staticValue(first, bindings);
  if (binding.module === "@docusaurus/useBaseUrl" && given.length === 1) {
    return typeof value === "string" ? fromTop(value) : undefined;
  }
  if (binding.module === "@docusaurus/Translate" && given.length === 1) {
    const { message, id } = Object(value);
    const text: unknown = message ?? id;
    return typeof text === "string" ? text : undefined;
  }
  return undefined;
}

function valueOfTemplate({ quasis, expressions }: CodeNode, bindings: Bindings) {
  const values = listOfCode(expressions).map((inner) => staticValue(inner, bindings));
  if (values.some((value) => typeof value !== "string" && typeof value !== "number")) {
    return undefined;
  }
  return listOfCode(quasis)
    .flatMap(({ value }, index) => [String(Object(value).cooked), String(values[index] ?? "")])
    .join("");
}

/** Returns the value that a name, a template or a call stands for. */
function valueOfCode(code: CodeNode, bindings: Bindings): Json | undefined {
  switch (code.type) {
    case "TemplateLiteral":
      return valueOfTemplate(code, bindings);
    case "Identifier": {
      const binding = bindings.get(String(code.name));
      if (binding?.kind === "text") return binding.text;
      return binding?.kind === "address" ? binding.address : undefined;
    }
    case "MemberExpression":
      // `require("./x.png").default`
      return Object(code.property).name === "default"
        ? staticValue(code.object, bindings)
        : undefined;
    case "CallExpression":
      return valueOfCall(code, bindings);
    default:
      return undefined;
  }
}

/**
 * Returns the value of an expression, as far as it is known before any code runs: plain data,
 * addresses, texts of files. Undefined if code would have to run.
 */
export const staticValue = (expression: unknown, bindings: Bindings): Json | undefined =>
  literal(expression, (code) => valueOfCode(code, bindings));
