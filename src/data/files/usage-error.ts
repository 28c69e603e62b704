/** An error for a request that cannot be met. The message says what to write instead. */
export class UsageError extends Error {
  override name = "UsageError";
}
