const BLOCK = /^([ \t]*)(`{3,})mdx-code-block[ \t]*\r?\n([\s\S]*?)\r?\n[ \t]*\2[ \t]*$/gm;

/** Returns spaces in place of a line, so that the places of what follows stay. */
const blank = (line: string): string => line.replace(/[^\r\n]/g, " ");

/**
 * Takes the fences away from `mdx-code-block`. Docusaurus has them around elements, so that
 * translators' tools leave these alone.
 */
export const withoutMdxFences = (source: string): string =>
  source.includes("mdx-code-block")
    ? source.replace(BLOCK, (block: string, _indent: string, _fence: string, inner: string) => {
        const start = block.indexOf("\n") + 1;
        const end = start + inner.length;
        return blank(block.slice(0, start)) + inner + blank(block.slice(end));
      })
    : source;
