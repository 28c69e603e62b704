import { keys, read, write } from "./storage";

type Watcher = (value: string) => void;

/** The watchers of each group of tabs, by the group's name. */
const watchers = new Map<string, Set<Watcher>>();

function choices(): Record<string, unknown> {
  try {
    return Object(JSON.parse(String(read(keys.tabs))));
  } catch {
    return {};
  }
}

/**
 * Returns what is stored as the reader's last choice in a group of tabs. It may be a tab that the
 * group no longer has.
 */
export const chosenTab = (group: string): unknown => choices()[group];

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
