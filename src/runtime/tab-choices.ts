import { keys, read, write } from "./storage";

type Watcher = (value: string) => void;

/** Those who wait for a choice in a group, by its name. */
const watchers = new Map<string, Set<Watcher>>();

function choices(): Record<string, unknown> {
  try {
    return Object(JSON.parse(read(keys.tabs) ?? "{}"));
  } catch {
    return {};
  }
}

/** What the reader chose last in a group of tabs; undefined when nothing. */
export function chosenTab(group: string): string | undefined {
  const value = choices()[group];
  return typeof value === "string" ? value : undefined;
}

/** Remembers a choice (M1) and tells all tabs of the group on this page. */
export function chooseTab(group: string, value: string): void {
  write(keys.tabs, JSON.stringify({ ...choices(), [group]: value }));
  for (const watcher of watchers.get(group) ?? []) watcher(value);
}

/** Tells a watcher of each choice in a group, until the returned function is called. */
export function watchTabs(group: string, watcher: Watcher): () => void {
  const ofGroup = watchers.get(group) ?? new Set();
  watchers.set(group, ofGroup.add(watcher));
  return () => {
    ofGroup.delete(watcher);
  };
}
