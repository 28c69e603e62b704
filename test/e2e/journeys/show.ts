import { setTimeout as wait } from "node:timers/promises";
import type { Reader } from "./reader";

/** The longest time until a page reacts, in ms. */
const PATIENCE = 10_000;
const PAUSE = 50;

/** Returns whether React has hydrated the page and all effects have run. */
const isReady = (): boolean => performance.getEntriesByName("onInitialClientRender").length > 0;

/** Waits until a page reacts. */
export async function ready(reader: Reader): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    if (await reader.look(isReady)) return;
    await wait(PAUSE);
  }
  throw new Error(`The page does not react after ${PATIENCE / 1000} s.`);
}

/**
 * Moves in the history from the page that is shown. It does so a moment later: a script that leaves
 * its own page never returns an answer. If the browser leaves it even earlier, the next page is
 * asked, and must not move again.
 */
async function move(reader: Reader, by: -1 | 1): Promise<void> {
  const from = await reader.look(() => location.href);
  await reader.look(
    (page, steps) => {
      if (location.href === page) setTimeout(() => history.go(Number(steps)));
    },
    from,
    String(by),
  );
}

/** Goes back in the history. */
export const goBack = (reader: Reader): Promise<void> => move(reader, -1);

/** Goes forward in the history. */
export const goForward = (reader: Reader): Promise<void> => move(reader, 1);

/** Shows a page in the mode that the reader has chosen. */
export async function show(reader: Reader, url: string, mode: string): Promise<void> {
  await reader.open(url);
  await reader.look((choice) => localStorage.setItem("theme", choice), mode);
  await reader.reload();
  await ready(reader);
}
