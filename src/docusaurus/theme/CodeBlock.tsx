import type { ReactNode } from "react";
import { CodeBlock as SiteCodeBlock } from "../../prose/CodeBlock/CodeBlock";

interface CodeBlockProps {
  children?: ReactNode;
  language?: string;
  /** `language-js`, as in Markdown's own blocks. */
  className?: string;
  title?: string;
  showLineNumbers?: boolean | number;
}

/**
 * A code block of a component. It has no colours: the build colours only blocks of documents, and no
 * highlighter is in the page.
 */
export default function CodeBlock({
  children,
  className = "",
  language = /\blanguage-(\S+)/.exec(className)?.[1],
  title,
  showLineNumbers,
}: CodeBlockProps) {
  return (
    <SiteCodeBlock
      data-language={language ?? "text"}
      {...(title !== undefined && { "data-title": title })}
      data-numbers={showLineNumbers === true ? 1 : showLineNumbers || undefined}
    >
      <code>{children}</code>
    </SiteCodeBlock>
  );
}
