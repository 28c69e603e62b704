import { parse, stringify } from "yaml";
import { LEAST } from "./settings";

const SITE_FILE = "content/site.yml";

/** A part of a site that a search may leave out: a file, or a key of `content/site.yml`. */
interface Part {
  name: string;
  path: string;
  text: string;
}

const partsOf = (site: ReadonlyMap<string, string>): Part[] =>
  Array.from(site).flatMap(([path, text]) =>
    path === SITE_FILE
      ? Object.entries(parse(text)).map(([key, value]) => ({
          name: `${path}: ${key}`,
          path,
          text: stringify({ [key]: value }),
        }))
      : [{ name: path, path, text }],
  );

function siteOf(parts: readonly Part[]): Map<string, string> {
  const keys = parts.filter(({ path }) => path === SITE_FILE).map(({ text }) => parse(text));
  const files = parts.filter(({ path }) => path !== SITE_FILE);
  return new Map([
    [SITE_FILE, stringify(Object.assign({}, LEAST, ...keys))],
    ...files.map(({ path, text }) => [path, text] as const),
  ]);
}

/**
 * Returns the parts of a site with a fault that still has the fault without the others, by
 * bisection. If a fault needs parts of both halves, all of them are left.
 */
export async function smallest(
  site: ReadonlyMap<string, string>,
  hasFault: (site: ReadonlyMap<string, string>) => Promise<boolean>,
): Promise<{ name: string; text: string }[]> {
  let parts = partsOf(site);
  while (parts.length > 1) {
    const middle = Math.ceil(parts.length / 2);
    const [first, second] = [parts.slice(0, middle), parts.slice(middle)];
    if (await hasFault(siteOf(first))) parts = first;
    else if (await hasFault(siteOf(second))) parts = second;
    else break;
  }
  return parts;
}
