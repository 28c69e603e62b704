import { directiveFromMarkdown } from "mdast-util-directive";
import type { CompileContext, Extension as FromMarkdown, Token } from "mdast-util-from-markdown";
import { directive } from "micromark-extension-directive";
import type { Code, Construct, Effects, Extension, State } from "micromark-util-types";
import type { Processor } from "unified";
import { addSyntax } from "../add-syntax";

const LEFT_BRACE = 123;
const RIGHT_BRACE = 125;
const HASH = 35;
const COLON = 58;

declare module "micromark-util-types" {
  interface TokenTypeMap {
    headingId: "headingId";
    headingIdValue: "headingIdValue";
  }
}

const isIdCharacter = (code: Code): boolean =>
  code !== null && code > 32 && code !== LEFT_BRACE && code !== RIGHT_BRACE;

/** `{#id}`. Comes before MDX's expressions, in which `#id` would be a syntax error. */
const headingId: Construct = {
  name: "headingId",
  tokenize(effects: Effects, ok: State, nok: State): State {
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

const headingIdFromMarkdown: FromMarkdown = {
  enter: {
    headingId(this: CompileContext, token: Token) {
      this.enter({ type: "headingId", value: "" }, token);
    },
  },
  exit: {
    headingIdValue(this: CompileContext, token: Token) {
      const node = this.stack[this.stack.length - 1];
      if (node && node.type === "headingId") node.value = this.sliceSerialize(token);
    },
    headingId(this: CompileContext, token: Token) {
      this.exit(token);
    },
  },
};

/** Of the directive syntax only `:::name[Title]` blocks: a colon inside prose stays a colon. */
function containerDirective(): Extension {
  const flow = directive().flow?.[COLON];
  const [container] = Array.isArray(flow) ? flow : [flow];
  return container ? { flow: { [COLON]: container } } : {};
}

/**
 * Syntax that content in Docusaurus' format uses beyond MDX (M6): `{#id}` after a heading, and admonition blocks.
 */
export function syntax(this: Processor): void {
  addSyntax(this, { text: { [LEFT_BRACE]: headingId } }, headingIdFromMarkdown);
  addSyntax(this, containerDirective(), directiveFromMarkdown);
}
