import type { ReactNode } from "react";
import * as styles from "./LedgerRow.module.css";

interface Props {
  /**
   * Its styles give the columns as `--columns`. The last one has a width of its own: with that of its
   * content, it would move the others while it arrives.
   */
  className: string | undefined;
  children: ReactNode;
}

/** The rows of a ledger. */
export const LedgerRows = ({ children }: Pick<Props, "children">) => (
  <ul className={styles.rows}>{children}</ul>
);

/** A row of a ledger: columns below a line. */
export const LedgerRow = ({ className, children }: Props) => (
  <li className={`${styles.row} ${className}`}>{children}</li>
);
