import { useState } from "react";

/** How long a button shows whether its text was copied, in ms. */
const SAID_FOR = 2000;

/**
 * Copies a text that is not there yet. Safari lets a page copy only during a click, but accepts the
 * promise of a text.
 */
async function copyComing(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const plain = text.then((value) => new Blob([value], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": plain })]);
}

/**
 * Returns `copy`, which copies a text, and `outcome`, which a button shows for a while afterwards.
 * Before and after that, `outcome` is empty.
 */
export function useCopying(textOf: () => Promise<string>) {
  const [outcome, setOutcome] = useState("");
  const copy = async () => {
    // The reader or the embedding frame may forbid it. A page without TLS has no clipboard.
    const said = await copyComing(textOf()).then(
      () => STRINGS.copying.done,
      () => STRINGS.copying.failed,
    );
    setOutcome(said);
    setTimeout(() => setOutcome(""), SAID_FOR);
  };
  return { copy, outcome };
}
