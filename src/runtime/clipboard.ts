import { useState } from "react";

/** How long a button says what has become of its text, in ms. */
const SAID_FOR = 2000;

/**
 * Copies a text that is yet to come. Safari lets a page copy within a click only, and takes the
 * promise of a text for it.
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
 * What a button does that copies a text, and what it says for a while afterwards; before and after
 * that nothing.
 */
export function useCopying(textOf: () => Promise<string>) {
  const [outcome, setOutcome] = useState("");
  const copy = async () => {
    // A reader or a frame may refuse it, and a host without TLS has no clipboard.
    const said = await copyComing(textOf()).then(
      () => "Copied",
      () => "Not copied",
    );
    setOutcome(said);
    setTimeout(() => setOutcome(""), SAID_FOR);
  };
  return { copy, outcome };
}
