export { default } from "./RequestSchema";
