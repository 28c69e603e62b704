import type { ReactNode } from "react";

/** Shows imported Markdown, which has the site's elements already. */
export default function MDXContent({ children }: { children?: ReactNode }) {
  return children;
}
