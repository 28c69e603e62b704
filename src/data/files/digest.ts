import { createHash } from "node:crypto";

/** Returns a digest of a value that JSON can hold. Different values have different digests. */
export const digestOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url");
