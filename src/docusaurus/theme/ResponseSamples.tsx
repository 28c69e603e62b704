import CodeBlock from "./CodeBlock";

interface ResponseSamplesProps {
  responseExample?: string;
  language?: string;
}

/** An example of an answer. */
export default function ResponseSamples({ responseExample, language }: ResponseSamplesProps) {
  return <CodeBlock {...(language && { language })}>{responseExample}</CodeBlock>;
}
