// Written by write.mjs. Do not edit.
// ad6ceadea202e2df45b0642eb0f14dbf4bbf38c25fcf8dd3a90c2c4352c1db43
import type { Catalogue } from "./message";

/** The words of the interface in English. */
export const english: Catalogue = {
  "common": {
    "close": "Close",
    "retry": "Retry"
  },
  "reading": {
    "minutes": {
      "one": "One min read",
      "other": "{count} min read"
    }
  }
};

/** The words of the interface in the language of the build. */
export type Strings = {common: {close: string; retry: string;}; reading: {minutes: (count: number) => string;};};
