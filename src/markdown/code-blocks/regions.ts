/** A line that begins or ends a region, in the comment syntax of most languages, as editors fold it. */
const MARK = /^[ \t]*(?:\/\/|\/\*|<!--|--|[#;%])[ \t]*#?(end)?region\b[ \t]*([\w-]*).*$/;

interface Region {
  name: string;
  /** Indexes of the lines of its marks. The second is undefined if nothing ends it. */
  start: number;
  end: number | undefined;
}

function regionsIn(lines: readonly string[]): Region[] {
  const regions: Region[] = [];
  const open: Region[] = [];
  for (const [index, line] of lines.entries()) {
    const [mark, end, name = ""] = MARK.exec(line) ?? [];
    if (mark === undefined) continue;
    if (end) {
      const at = name === "" ? open.length - 1 : open.findLastIndex((one) => one.name === name);
      const [ended] = at < 0 ? [] : open.splice(at, 1);
      if (ended) ended.end = index;
    } else {
      const region = { name, start: index, end: undefined };
      regions.push(region);
      open.push(region);
    }
  }
  return regions;
}

/** Removes the indentation that all lines share. */
function outdented(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== "");
  const indents = filled.map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(Math.min(shared, line.length)));
}

const tidy = (lines: readonly string[]): string =>
  outdented(lines.filter((line) => !MARK.test(line)))
    .join("\n")
    .replace(/^(?:[ \t]*\n)+|\s+$/g, "");

/** The code of a region; or what is wrong, with the names of all regions. */
export type RegionCode =
  | { code: string }
  | { fault: "missing" | "endless"; names: readonly string[] };

/**
 * Returns the code between `// #region name` and `// #endregion name`, without the marks of this and
 * of other regions. Without a name, it is the whole file.
 */
export function regionOf(text: string, name: string | undefined): RegionCode {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  if (name === undefined) return { code: tidy(lines) };
  const regions = regionsIn(lines);
  const found = regions.find((region) => region.name === name);
  const names = regions.map((region) => region.name).filter(Boolean);
  if (!found) return { fault: "missing", names };
  if (found.end === undefined) return { fault: "endless", names };
  return { code: tidy(lines.slice(found.start + 1, found.end)) };
}
