export { CodeBlock as default } from "../../../elements/CodeBlock/CodeBlock";
