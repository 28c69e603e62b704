import { keys, read, write } from "./storage";

type Watcher = (value: string) => void;

/** The watchers of each group of tabs, by the group's name. */
const watchers = new Map<string, Set<Watcher>>();

function choices(): Record<string, unknown> {
  try {
    return Object(JSON.parse(read(keys.tabs) ?? "{}"));
  } catch {
    return {};
  }
}

/** Returns the reader's last choice in a group of tabs, or undefined if there is none. */
export function chosenTab(group: string): string | undefined {
  const value = choices()[group];
  return typeof value === "string" ? value : undefined;
}

/** Stores a choice (M1) and tells all tabs of the group on this page. */
export function chooseTab(group: string, value: string): void {
  write(keys.tabs, JSON.stringify({ ...choices(), [group]: value }));
  for (const watcher of watchers.get(group) ?? []) watcher(value);
}

/** Calls a watcher with each choice in a group, until the caller calls the returned function. */
export function watchTabs(group: string, watcher: Watcher): () => void {
  const ofGroup = watchers.get(group) ?? new Set();
  watchers.set(group, ofGroup.add(watcher));
  return () => {
    ofGroup.delete(watcher);
  };
}
