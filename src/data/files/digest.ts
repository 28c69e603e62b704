import { createHash } from "node:crypto";

/** Stands for a value that JSON can hold: another one has another digest. */
export const digestOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url");
