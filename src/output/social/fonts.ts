/**
 * The fonts of preview pictures: the site's own, Inter, and those that the site has installed for
 * other scripts, such as `@fontsource/noto-sans-jp`.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../data/files/project";

/** The weight of titles. */
export const WEIGHT = 600;
const ORGANIZATION = "@fontsource/";

/** Returns the path of a file of a package. */
export const inPackage = (name: string, file: string): string =>
  join(root, "node_modules", name, file);

const jsonOf = (path: string) => JSON.parse(readFileSync(path, "utf8"));

/** Returns the packages with fonts that the site has installed, Inter first. */
export function fontPackages(): string[] {
  const names = Object.keys(jsonOf(join(root, "package.json")).dependencies ?? {});
  const isInter = (name: string) => name === `${ORGANIZATION}inter`;
  return names
    .filter((name) => name.startsWith(ORGANIZATION) && existsSync(inPackage(name, "unicode.json")))
    .sort((one, other) => Number(isInter(other)) - Number(isInter(one)));
}

/** Whether a range of CSS, such as `U+4E00-9FFF,U+3005`, has one of these characters. */
const hasOneOf = (range: string, characters: readonly number[]): boolean =>
  range.split(",").some((part) => {
    const [from = 0, to = from] = part
      .replace("U+", "")
      .split("-")
      .map((hex) => parseInt(hex, 16));
    return characters.some((character) => character >= from && character <= to);
  });

/** Returns the files of a package that have one of these characters, in the weight of titles. */
function filesIn(name: string, characters: readonly number[]): string[] {
  const { id, weights }: { id: string; weights: number[] } = jsonOf(
    inPackage(name, "metadata.json"),
  );
  const [weight] = weights.sort((one, other) => Math.abs(one - WEIGHT) - Math.abs(other - WEIGHT));
  const ranges: Record<string, string> = jsonOf(inPackage(name, "unicode.json"));
  return Object.entries(ranges)
    .filter(([, range]) => hasOneOf(range, characters))
    .map(([subset]) => {
      const file = `${id}-${subset.replace(/[[\]]/g, "")}-${weight}-normal.woff2`;
      return inPackage(name, `files/${file}`);
    });
}

/** Returns the files of fonts that have these letters. `own` is the site's own font of headings. */
export function fontFiles(letters: string, own: string | null): string[] {
  const characters = Array.from(new Set(letters), (letter) => letter.codePointAt(0) ?? 0);
  const packages = fontPackages().flatMap((name) => filesIn(name, characters));
  return [...(own === null ? [] : [own]), ...packages];
}

/** Reads a font with no more than these letters, not compressed. */
export async function readFont(path: string, letters: string): Promise<Buffer> {
  // This is imported here, so that only a build with something to draw loads it.
  const { default: subsetFont } = await import("subset-font");
  return subsetFont(readFileSync(path), letters, { targetFormat: "truetype" });
}
