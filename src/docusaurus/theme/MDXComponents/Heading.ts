export { default } from "../Heading";
