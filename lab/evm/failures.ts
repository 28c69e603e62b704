import type { Chain } from "./chain";

/** Enough to be in a block, and too little for any call. */
const TOO_LITTLE = 30_000n;

/**
 * Runs a script anew for each of the transactions that it sends, and has that one revert. Returns
 * what the script threw each time, and how many transactions it sent.
 */
export async function failEach(
  setUp: () => Promise<{ chain: Chain; run: () => Promise<unknown> }>,
): Promise<{ error: unknown; sent: number }[]> {
  const failures: { error: unknown; sent: number }[] = [];
  for (;;) {
    const { chain, run } = await setUp();
    let sent = 0;
    chain.onTransaction = async (message) => {
      if (sent === failures.length) message.gas = TOO_LITTLE;
      sent += 1;
    };
    const error: unknown = await run().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    // It was to fail at a transaction that it does not send.
    if (sent === failures.length) return failures;
    failures.push({ error, sent });
  }
}

/** What a script throws that stops at a transaction that has reverted. */
export const REVERTED = expect.objectContaining({
  message: expect.stringMatching(/^The transaction 0x\w{64} has reverted\.$/),
});
