/** A tag of a comment in NatSpec, with the text up to the next one. */
export interface Tag {
  /** `notice`, `param`, `custom:reverts` … */
  name: string;
  /** With its line breaks: an empty line divides paragraphs. */
  text: string;
}

/** Returns a comment without its signs: the slashes or stars before each line. */
const withoutSigns = (comment: string): string =>
  comment
    .replace(/^\/\*\*|\*\/$/g, "")
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^[ \t]*(?:\/\/\/|\*)?/, ""))
    .join("\n");

/**
 * Splits a comment, as the source has it, into its tags. Text before the first one is a notice, as
 * https://docs.soliditylang.org/en/latest/natspec-format.html says.
 */
export function tagsOf(comment: string): Tag[] {
  const tags: Tag[] = [{ name: "notice", text: "" }];
  for (const line of withoutSigns(comment).split("\n")) {
    const [, name, rest = ""] = /^\s*@([\w:-]+)(.*)$/.exec(line) ?? [];
    const last = tags.at(-1);
    if (name !== undefined) tags.push({ name, text: rest.trim() });
    else if (last) last.text += `\n${line.trim()}`;
  }
  return tags
    .map(({ name, text }) => ({ name, text: text.trim() }))
    .filter(({ text }, index) => index > 0 || text !== "");
}

/** Returns the first word of a text, and what follows it. */
export function splitName(text: string): { name: string; rest: string } {
  const [, name = "", rest = ""] = /^(\S*)\s*([\s\S]*)$/.exec(text) ?? [];
  return { name, rest };
}

/** Returns the texts of all tags of a name as paragraphs; an empty text if there is none. */
export const textOfTag = (tags: readonly Tag[], name: string): string =>
  tags
    .filter((tag) => tag.name === name)
    .map(({ text }) => text)
    .join("\n\n");
