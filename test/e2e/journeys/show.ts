import { setTimeout as wait } from "node:timers/promises";
import type { Reader } from "./reader";

/** As long as a page may take until it reacts, in ms. */
const PATIENCE = 10_000;
const PAUSE = 50;

/** Whether React has taken the page over and all effects have run. */
const isReady = (): boolean => performance.getEntriesByName("onInitialClientRender").length > 0;

/** Waits until a page reacts. */
export async function ready(reader: Reader): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    if (await reader.look(isReady)) return;
    await wait(PAUSE);
  }
  throw new Error(`The page does not react after ${PATIENCE / 1000} s.`);
}

/** Goes back in the history. Not at once: a script that ends its own page is never answered. */
export const goBack = (reader: Reader): Promise<void> =>
  reader.look(() => void setTimeout(() => history.back()));

/** Goes forward in the history. */
export const goForward = (reader: Reader): Promise<void> =>
  reader.look(() => void setTimeout(() => history.forward()));

/** Shows a page in a mode, as to a reader who has chosen it. */
export async function show(reader: Reader, url: string, mode: string): Promise<void> {
  await reader.open(url);
  await reader.look((choice) => localStorage.setItem("theme", choice), mode);
  await reader.reload();
  await ready(reader);
}
