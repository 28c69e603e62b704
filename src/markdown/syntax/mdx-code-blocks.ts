/** Matches a block between fences of so many backticks. */
const blockOf = (fence: string): RegExp =>
  new RegExp(
    `^[ \\t]*${fence}mdx-code-block[ \\t]*\\r?\\n([^]*?)\\r?\\n[ \\t]*${fence}[ \\t]*$`,
    "gm",
  );

/** Returns spaces in place of a line, so that the places of what follows stay. */
const blank = (line: string): string => line.replace(/[^\r\n]/g, " ");

/**
 * Takes the fences away from `mdx-code-block`. Docusaurus has them around elements, so that
 * translators' tools leave these alone. A block may have blocks with shorter fences in it.
 */
export function withoutMdxFences(source: string): string {
  const fences = Array.from(
    source.matchAll(/^[ \t]*(`{3,})mdx-code-block/gm),
    ([, fence]) => fence,
  );
  let text = source;
  for (const fence of Array.from(new Set(fences)).sort()) {
    if (fence === undefined) continue;
    text = text.replace(blockOf(fence), (block: string, inner: string) => {
      const start = block.indexOf("\n") + 1;
      const end = start + inner.length;
      return blank(block.slice(0, start)) + inner + blank(block.slice(end));
    });
  }
  return text;
}
