import { join } from "node:path";
import type { Child, DataTable } from "../../prose/definition";
import { element, table, text } from "../../prose/hast";
import type { AbiKind, KnownEntry } from "../../site/abi";
import { root } from "../files/project";
import { readContracts } from "./contract-files";
import { knownEntries } from "./known-entries";

const KINDS: readonly (readonly [kind: AbiKind, title: string, selector: string])[] = [
  ["function", "Functions", "Selector"],
  ["error", "Errors", "Selector"],
  ["event", "Events", "Topic"],
];

const code = (value: string) => element("code", {}, text(value));

/** Returns one entry for all that have the same signature, such as events with other topics. */
function once(entries: readonly KnownEntry[]): KnownEntry[] {
  const bySignature = new Map<string, KnownEntry>();
  for (const entry of entries) {
    const known = bySignature.get(entry.signature);
    const contracts = [...(known?.contracts ?? []), ...entry.contracts];
    bySignature.set(entry.signature, { ...entry, contracts });
  }
  return Array.from(bySignature.values());
}

function rowOf({ signature, selector, contracts }: KnownEntry): Child[][] {
  const links = contracts.flatMap(({ name, path }, index): Child[] => [
    ...(index > 0 ? [text(", ")] : []),
    element("a", { href: path }, text(name)),
  ]);
  return [[code(signature)], [code(selector)], links];
}

/**
 * Returns tables of all functions, errors and events with their selectors and topics. Each is
 * closed at first: together they are longer than the rest of any page.
 */
export function selectorTable(): DataTable {
  const entries = knownEntries();
  const content = KINDS.flatMap(([kind, title, selector]) => {
    const rows = once(entries.filter(({ type }) => type === kind)).map(rowOf);
    if (rows.length === 0) return [];
    const summary = element("summary", {}, text(`${title} (${rows.length})`));
    return element("details", {}, summary, table(["Signature", selector, "Contracts"], rows));
  });
  const files = new Set(readContracts().contracts.map(({ file }) => join(root, file)));
  const none = element("p", {}, text("The site describes no contract."));
  return { content: content.length > 0 ? content : [none], sources: Array.from(files) };
}
