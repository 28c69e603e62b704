import type { DetailsHTMLAttributes, ReactNode } from "react";

interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  summary?: ReactNode;
}

/** A text that the reader can open. */
export default function Details({ summary, children, ...rest }: DetailsProps) {
  const isElement = typeof summary === "object";
  return (
    <details {...rest}>
      {summary && (isElement ? summary : <summary>{summary}</summary>)}
      {children}
    </details>
  );
}
