/** A content file, split in two. */
export interface SplitSource {
  /**
   * The YAML between the fences. An empty line replaces the opening fence, so that line numbers
   * match the file.
   */
  frontMatter: string;
  /** The whole file, with empty lines in place of the front matter. */
  body: string;
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n((?:[\s\S]*?\n)??)---[ \t]*(?:\r?\n|$)/;

/** Splits a file into front matter and body. Every line keeps its number. */
export function splitFrontMatter(source: string): SplitSource {
  const match = FRONT_MATTER.exec(source);
  if (!match) return { frontMatter: "", body: source };
  const [fenced, yaml = ""] = match;
  const blank = "\n".repeat(fenced.split("\n").length - 1);
  return {
    frontMatter: `\n${yaml.replace(/\r?\n$/, "")}`,
    body: blank + source.slice(fenced.length),
  };
}
