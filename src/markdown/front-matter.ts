/** A content file, split in two. */
export interface SplitSource {
  /**
   * The YAML between the fences. An empty line replaces the opening fence, so that line numbers
   * match the file. Empty if there is no front matter.
   */
  frontMatter: string;
  /** The whole file, with empty lines in place of the front matter. */
  body: string;
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\n((?:[\s\S]*?\n)??)---[ \t]*(?:\n|$)/;

/**
 * Splits a file into front matter and body. Every line keeps its number, and ends with `\n`,
 * however it ends in the file: old programs write `\r` alone.
 */
export function splitFrontMatter(source: string): SplitSource {
  const text = source.replace(/\r\n?/g, "\n");
  const match = FRONT_MATTER.exec(text);
  if (!match) return { frontMatter: "", body: text };
  const [fenced, yaml = ""] = match;
  const blank = "\n".repeat(fenced.split("\n").length - 1);
  return { frontMatter: `\n${yaml.replace(/\n$/, "")}`, body: blank + text.slice(fenced.length) };
}
