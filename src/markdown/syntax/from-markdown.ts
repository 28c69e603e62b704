import type { Root } from "mdast";
import type {
  CompileContext,
  Extension,
  Handle,
  OnEnterError,
  OnExitError,
  Token,
} from "mdast-util-from-markdown";
import { fromMarkdown as parse } from "mdast-util-from-markdown-2";
import type { Extension as Syntax } from "micromark-util-types";

/**
 * The context that version 2 of mdast-util-from-markdown gives to the handlers of its extensions.
 */
interface Context extends Omit<CompileContext, "enter" | "exit" | "getData" | "setData"> {
  data: Record<string, unknown>;
  enter(node: unknown, token: Token, onError?: OnEnterError): void;
  exit(token: Token, onError?: OnExitError): void;
}

/**
 * Returns the context that version 1 gave to them: functions instead of `data`, and nodes as return
 * values.
 */
function asBefore(context: Context): CompileContext {
  const { data, stack } = context;
  const before = {
    ...context,
    getData: (key: string) => data[key],
    setData(key: string, value: unknown) {
      data[key] = value;
    },
    enter<Node>(node: Node, token: Token, onError?: OnEnterError): Node {
      context.enter(node, token, onError && ((left, right) => onError.call(before, left, right)));
      return node;
    },
    exit(token: Token, onError?: OnExitError) {
      const node = stack.at(-1);
      context.exit(token, onError && ((left, right) => onError.call(before, left, right)));
      return node;
    },
  } as CompileContext;
  return before;
}

type Handles = Extension["enter"];

const withContextAsBefore = (handles: Handles = {}) =>
  Object.fromEntries(
    Object.entries(handles).map(([type, handle]: [string, Handle]) => [
      type,
      function (this: Context, token: Token) {
        handle.call(asBefore(this), token);
      },
    ]),
  );

/**
 * Reads Markdown with version 2 of mdast-util-from-markdown and extensions for version 1. Version 1
 * takes time that grows with the square of a document's size: 8,000 sections with small tables took
 * it 101 s. MDX 2 and the packages of its generation have extensions for version 1. When
 * gatsby-plugin-mdx uses MDX 3, this whole file can be removed.
 */
export function fromMarkdown(
  text: string,
  { extensions, mdastExtensions }: { extensions: Syntax[]; mdastExtensions: Extension[] },
): Root {
  const parseAsNow = parse as unknown as (text: string, options: object) => Root;
  return parseAsNow(text, {
    extensions,
    mdastExtensions: mdastExtensions.map(({ enter, exit, ...others }) => ({
      ...others,
      enter: withContextAsBefore(enter),
      exit: withContextAsBefore(exit),
    })),
  });
}
