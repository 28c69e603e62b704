import type { Extension as FromMarkdown } from "mdast-util-from-markdown";
import type { Extension } from "micromark-util-types";
import type { Processor } from "unified";

/** Adds syntax to a processor's parser, and the handlers that turn it into nodes. */
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
