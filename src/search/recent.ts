import { keys, read, write } from "../runtime/storage";

const MOST = 5;

/** What the reader has searched for and found, the latest first. */
export const recentSearches = (): string[] =>
  (read(keys.recentSearches) ?? "").split("\n").filter(Boolean);

/** Remembers an input that led to a page. */
export function rememberSearch(input: string): void {
  const text = input.trim().replace(/\s+/g, " ");
  if (!text) return;
  const others = recentSearches().filter((other) => other !== text);
  write(keys.recentSearches, [text, ...others].slice(0, MOST).join("\n"));
}

/** Forgets all of them. */
export const forgetSearches = (): void => write(keys.recentSearches, null);
