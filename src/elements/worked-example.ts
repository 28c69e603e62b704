import * as example from "./Example";
import * as flow from "./Flow";

/** What worked examples are made of. Pages that show nothing else need no other elements. */
export const workedExample = { ...example, ...flow };
