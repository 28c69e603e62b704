import { useEffect } from "react";
import { isPrivate } from "../runtime/is-private";

/** An input that stays this long is complete, in ms. */
const PAUSE = 1500;

const sent = new Set<string>();

/** Sends an input to an address, and nothing else with it. Each input is sent once. */
export function sendMiss(address: string, input: string): void {
  const text = input.trim().replace(/\s+/g, " ");
  if (isPrivate() || sent.has(text)) return;
  sent.add(text);
  navigator.sendBeacon(address, text);
}

/**
 * Sends an input for which nothing was found to the address of `search.misses` in
 * `content/site.yml`. If the owner has given none, does nothing.
 * @param missed the input; null if it has results, or while that is not known
 */
export function useMisses(missed: string | null): void {
  useEffect(() => {
    const address = SERVICES.misses;
    if (address === null || missed === null) return undefined;
    const timer = setTimeout(() => sendMiss(address, missed), PAUSE);
    return () => clearTimeout(timer);
  }, [missed]);
}
