/** For the browser tests, which do not see the packages of this folder. */
export { default } from "autocannon";
