/**
 * What an example needs once its reader is about to change a number. The browser loads it then, so
 * a page with examples stays light.
 */
export { calculate } from "../../site/examples/example";
export { exampleHash } from "../../site/examples/example-hash";
export { numberParts } from "../../site/examples/number-format";
export { OPERATIONS as operations } from "../../site/examples/program";
export { Announcement } from "./Announcement";
export { figuresWith, followLinks, valueText, withChange } from "./changes";
export { handleField } from "./field";
