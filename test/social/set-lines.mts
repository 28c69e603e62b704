/** Sets each line with the typesetter of preview pictures, and prints the outcome as JSON. */
import { typesetterOf } from "../../src/output/social/typesetter";

const { lines, direction, font } = JSON.parse(process.argv[2] ?? "");
const { setLine, missingIn } = await typesetterOf(lines.join(""), font);
const set = lines.map((line: string) => {
  const { width, glyphs } = setLine(line, direction, 0);
  return { width, places: glyphs.map(({ x }) => x), fonts: glyphs.map(({ em }) => em) };
});
console.log(JSON.stringify({ set, missing: missingIn(lines.join("")) }));
