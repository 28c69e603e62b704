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

/**
 * Returns the tabs that may be open at first, the most wanted last: the reader's choice in a group,
 * and the tab that the address names in a parameter. Some may not be there.
 */
export const wantedTabs = (group?: string, parameter?: string): unknown[] => [
  group && chosenTab(group),
  parameter && new URLSearchParams(location.search).get(parameter),
];

/** Makes the address name a tab, so that a link opens it. */
export function nameTab(parameter: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(parameter, value);
  history.replaceState(history.state, "", url);
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
