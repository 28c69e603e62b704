import { keys, read, write } from "../runtime/choices/storage";

const MOST = 5;
/** Divides the path of a page from its name. Neither contains it. */
const DIVIDER = "\t";

/** A page, or a section of it, that the reader has opened from the search. */
export interface RecentPage {
  path: string;
  name: string;
}

/** Returns what the reader has opened from the search, the latest first. */
export const recentPages = (): RecentPage[] =>
  (read(keys.recentPages) ?? "")
    .split("\n")
    .map((line) => line.split(DIVIDER))
    // Another site below the same host may have stored anything.
    .filter(([path = "", name]) => /^\/(?!\/)/.test(path) && name)
    .map(([path = "", name = ""]) => ({ path, name }));

/** Stores that the reader has opened a page. */
export function rememberPage({ path, name }: RecentPage): void {
  const others = recentPages().filter((other) => other.path !== path);
  const page = { path, name: name.trim().replace(/\s+/g, " ") };
  const lines = [page, ...others].slice(0, MOST).map((one) => `${one.path}${DIVIDER}${one.name}`);
  write(keys.recentPages, lines.join("\n"));
}

/** Removes all that is stored. */
export const forgetPages = (): void => write(keys.recentPages, null);
