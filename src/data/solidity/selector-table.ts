import { join } from "node:path";
import type { Child, DataTable } from "../../prose/definition";
import { code, element, table, text } from "../../prose/hast";
import type { AbiKind, KnownEntry } from "../../site/abi";
import { groupBy } from "../../site/group";
import { root } from "../files/project";
import { readContracts } from "./contract-files";
import { knownEntries } from "./known-entries";

const KINDS: readonly (readonly [
  kind: AbiKind,
  title: (rows: number) => string,
  selector: string,
])[] = [
  ["function", STRINGS.contracts.functionCount, STRINGS.contracts.selector],
  ["error", STRINGS.contracts.errorCount, STRINGS.contracts.selector],
  ["event", STRINGS.contracts.eventCount, STRINGS.contracts.topic],
];

/** Returns the row of a signature. Events of one signature may differ in what is indexed. */
function rowOf(signature: string, entries: readonly KnownEntry[]): Child[][] {
  const links = entries
    .flatMap(({ contracts }) => contracts)
    .flatMap(({ name, path }, index): Child[] => [
      ...(index > 0 ? [text(STRINGS.common.listSeparator)] : []),
      element("a", { href: path }, text(name)),
    ]);
  return [[code(signature)], [code(entries[0]?.selector ?? "")], links];
}

/**
 * Returns tables of all functions, errors and events with their selectors and topics. Each is
 * closed at first: together they are longer than the rest of any page.
 */
export function selectorTable(): DataTable {
  const entries = knownEntries();
  const content = KINDS.flatMap(([kind, title, selector]) => {
    const ofKind = entries.filter(({ type }) => type === kind);
    const rows = groupBy(ofKind, ({ signature }) => signature).map(({ key, items }) =>
      rowOf(key, items),
    );
    if (rows.length === 0) return [];
    const summary = element("summary", {}, text(title(rows.length)));
    return element(
      "details",
      {},
      summary,
      table([STRINGS.contracts.signature, selector, STRINGS.contracts.contracts], rows),
    );
  });
  const files = new Set(readContracts().contracts.map(({ file }) => join(root, file)));
  const none = element("p", {}, text(STRINGS.contracts.noContracts));
  return { content: content.length > 0 ? content : [none], sources: Array.from(files) };
}
