export { Copy } from "./Copy";
