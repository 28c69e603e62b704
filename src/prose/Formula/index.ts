export { Formula } from "./Formula";
