import type { ReactNode } from "react";
import { PageMetadata } from "../../layout/PageMetadata/PageMetadata";
import { routeOf } from "../../layout/route-of";
import { useLocation } from "../core/router";
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
  const { pathname } = useLocation();
  return (
    <div className={`${styles.page} ${wrapperClassName}`}>
      <PageMetadata
        {...(title !== undefined && { title })}
        {...(description !== undefined && { description })}
        path={routeOf(pathname)}
      />
      {children}
    </div>
  );
}
