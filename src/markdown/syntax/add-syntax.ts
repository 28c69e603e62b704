import type { Extension as FromMarkdown } from "mdast-util-from-markdown";
import type { Extension } from "micromark-util-types";
import type { Processor } from "unified";

/** Adds syntax to a processor's parser, and the handlers that turn it into nodes. */
export function addSyntax(
  processor: Processor,
  syntax: Extension,
  nodes?: FromMarkdown | FromMarkdown[],
): void {
  const data = processor.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax];
  if (nodes) data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), nodes];
}
