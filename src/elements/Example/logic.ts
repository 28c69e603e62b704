/**
 * What an example needs once its reader is about to change a number. The browser loads it then, so
 * a page with examples stays light.
 */
export { calculate, impossible, valueAt } from "../../site/examples/example";
export { changedIn, exampleHash } from "../../site/examples/example-hash";
export { numberParts, numberText } from "../../site/examples/number-format";
export { OPERATIONS } from "../../site/examples/program";
export { readTyped, stepped } from "../../site/examples/typed-number";
