import type { ReactNode } from "react";
import { PageMetadata } from "../core/theme-common";
import * as styles from "./Layout.module.css";

interface LayoutProps {
  title?: string;
  description?: string;
  wrapperClassName?: string;
  noFooter?: boolean;
  children?: ReactNode;
}

/** What a page of one's own says of itself. The frame around all pages is there already. */
export default function Layout({
  title,
  description,
  wrapperClassName = "",
  children,
}: LayoutProps) {
  return (
    <div className={`${styles.page} ${wrapperClassName}`}>
      <PageMetadata
        {...(title !== undefined && { title })}
        {...(description !== undefined && { description })}
      />
      {children}
    </div>
  );
}
