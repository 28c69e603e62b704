import type { Extension as FromMarkdown } from "mdast-util-from-markdown";
import type { Extension } from "micromark-util-types";
import type { Processor } from "unified";

/** Teaches a processor's parser some syntax, and what nodes to make of it. */
export function addSyntax(processor: Processor, syntax: Extension, nodes?: FromMarkdown): void {
  const data = processor.data();
  const add = (key: string, extension: Extension | FromMarkdown) => {
    const extensions = data[key];
    if (Array.isArray(extensions)) extensions.push(extension);
    else data[key] = [extension];
  };
  add("micromarkExtensions", syntax);
  if (nodes) add("fromMarkdownExtensions", nodes);
}
