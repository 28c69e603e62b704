export { Admonition } from "./Admonition";
