export { default } from "../../core/Head";
