/**
 * What an example needs once its reader is about to change a number. The browser loads it then, so
 * a page with examples stays light.
 */
export { calculate } from "../../site/worked-examples/example";
export { exampleHash } from "../../site/worked-examples/example-hash";
export { numberParts } from "../../site/worked-examples/number-format";
export { OPERATIONS as operations } from "../../site/worked-examples/program";
export { MovingAmount } from "../MovingAmount/MovingAmount";
export { Announcement } from "./Announcement";
export { figuresWith, followLinks, valueText, withChange } from "./changes";
export { handleField } from "./field";
