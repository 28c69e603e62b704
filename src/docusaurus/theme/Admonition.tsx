import type { ReactNode } from "react";
import { Admonition as SiteAdmonition } from "../../prose/Admonition/Admonition";

interface AdmonitionProps {
  type?: string;
  title?: string;
  children?: ReactNode;
}

/** A box with a remark. */
export default function Admonition({ type = "note", title, children }: AdmonitionProps) {
  return (
    <SiteAdmonition kind={type} title={title}>
      {children}
    </SiteAdmonition>
  );
}
