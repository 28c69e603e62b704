export { default } from "../../core/Link";
