export { Diagram } from "./Diagram";
