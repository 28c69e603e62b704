import type { ReactNode } from "react";
import { Link } from "../../../prose/Link/Link";
import * as styles from "./RowLink.module.css";

/**
 * A link as large as the row in which it stands, which has to be `position: relative`. Other links
 * of the row lie above it if they are, too.
 */
export const RowLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={styles.link}>
    {children}
  </Link>
);
