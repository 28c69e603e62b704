import CodeBlock from "./CodeBlock";

/** The source of a diagram that code makes. The build draws only those of documents. */
export default function Mermaid({ value }: { value: string }) {
  return <CodeBlock language="mermaid">{value}</CodeBlock>;
}
