import { type Block, type Finding, textOf } from "./blocks";

/** Reports headings of level 1, which only the title may have, and headings that skip a level. */
export function headingFindings(blocks: readonly Block[]): Finding[] {
  let above = 1;
  return blocks.flatMap((block) => {
    const { level, line } = block;
    if (level === undefined) return [];
    const previous = above;
    above = level;
    const heading = `The heading “${textOf(block)}”`;
    if (level === 1) {
      return [
        { line, message: `${heading} has level 1, which only the title may have. Write \`##\`.` },
      ];
    }
    if (level <= previous + 1) return [];
    const expected = "#".repeat(previous + 1);
    return [{ line, message: `${heading} skips a level. Write \`${expected}\`.` }];
  });
}
