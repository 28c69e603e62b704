import { keys, read, write } from "../runtime/choices/storage";
import { isOnSite } from "../site/addresses/allowed-address";

const MOST = 5;
/** Divides the path of a page from its label. Neither contains it. */
const DIVIDER = "\t";

/** A page, or a section of it, that the reader has opened from the search. */
export interface RecentPage {
  path: string;
  label: string;
}

/** Returns what the reader has opened from the search, the latest first. */
export const recentPages = (): RecentPage[] =>
  (read(keys.recentPages) ?? "")
    .split("\n")
    .map((line) => line.split(DIVIDER))
    // Another site below the same host may have stored anything.
    .filter(([path = "", label]) => isOnSite(path) && label)
    .map(([path = "", label = ""]) => ({ path, label }));

/** Stores that the reader has opened a page. */
export function rememberPage({ path, label }: RecentPage): void {
  const others = recentPages().filter((other) => other.path !== path);
  const page = { path, label: label.trim().replace(/\s+/g, " ") };
  const lines = [page, ...others].slice(0, MOST).map((one) => `${one.path}${DIVIDER}${one.label}`);
  write(keys.recentPages, lines.join("\n"));
}

/** Removes all that is stored. */
export const forgetPages = (): void => write(keys.recentPages, null);
