export { CodeBlock as default } from "../../../prose/CodeBlock/CodeBlock";
