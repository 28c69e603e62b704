// Written by write.mjs. Do not edit.
import type { OwnSlots } from "../site/slots";

/** The owner's components in `src/slots`, by the name of their slot. */
export const ownSlots: OwnSlots = {};
