import { isExternal } from "../../site/routes";
import type { Json } from "../../site/tree";
import { type CodeNode, isCodeNode, listOfCode } from "../javascript/estree";
import { requiredBy } from "../javascript/requests";
import { literal } from "../tree/literal";
import type { Binding, Bindings } from "./binding";
import { bindingName } from "./required";

/** Returns the address that `useBaseUrl` gives, without the path prefix: links add that. */
const fromTop = (address: string): string =>
  address === "" || /^[/#]/.test(address) || isExternal(address) ? address : `/${address}`;

/** Returns the text of a file, or its address. */
function valueOfBinding(binding: Binding | undefined): Json | undefined {
  if (binding?.kind === "text") return binding.text;
  return binding?.kind === "address" ? binding.address : undefined;
}

/** Returns the value of a call such as `useBaseUrl("/x.png")`, `require("./x.png")`. */
function valueOfCall(call: CodeNode, bindings: Bindings): Json | undefined {
  const { callee, arguments: given } = call;
  const required = requiredBy(call);
  if (required !== undefined) return valueOfBinding(bindings.get(bindingName(required)));
  const [first] = listOfCode(given);
  const binding = bindings.get(isCodeNode(callee) ? String(callee.name) : "");
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
    case "Identifier":
      return valueOfBinding(bindings.get(String(code.name)));
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
