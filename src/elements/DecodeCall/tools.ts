import { withPrefix } from "gatsby";
import { attemptsAt } from "../../prose/LazyPart/attempts";
import type { KnownEntry } from "../../site/abi";
import { selectors } from "../../site/routes";
import type { Decoded } from "./decode";

/** What the field needs once it is used. */
export interface Tools {
  /** Returns what a text means. */
  decode(written: string): Decoded;
}

async function knownEntries(): Promise<KnownEntry[]> {
  const url = withPrefix(selectors);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

/** The load of the script that decodes, and of the ABI of all contracts. */
export const tools = attemptsAt(async (): Promise<Tools> => {
  const [{ decode }, known] = await Promise.all([
    import(/* webpackChunkName: "decode" */ "./decode"),
    knownEntries(),
  ]);
  return { decode: (written) => decode(written, known) };
});

let isStarted = false;

/** Starts the load, unless it has been started. */
export function startTools(): void {
  if (isStarted) return;
  isStarted = true;
  tools.start();
}
