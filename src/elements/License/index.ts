export { License } from "./License";
