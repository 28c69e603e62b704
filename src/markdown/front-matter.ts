/** A content file cut in two. */
export interface ContentFile {
  /**
   * The YAML between the fences, with an empty line for the opening fence, so that line numbers are
   * the file's.
   */
  frontMatter: string;
  /** The whole file, with an empty line for each line of the front matter. */
  body: string;
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n((?:[\s\S]*?\n)??)---[ \t]*(?:\r?\n|$)/;

/** Separates front matter and body, keeping every line where it was. */
export function splitFrontMatter(source: string): ContentFile {
  const match = FRONT_MATTER.exec(source);
  if (!match) return { frontMatter: "", body: source };
  const [fenced, yaml = ""] = match;
  const blank = "\n".repeat(fenced.split("\n").length - 1);
  return { frontMatter: `\n${yaml.replace(/\n$/, "")}`, body: blank + source.slice(fenced.length) };
}
