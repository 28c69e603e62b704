import type { ReactNode } from "react";
import * as styles from "./LedgerPart.module.css";

interface LedgerPartProps {
  title: string;
  /** What stands at the end of the title's line, such as a count. */
  note?: string;
  /** Rows, each below a line. */
  children: ReactNode;
}

/** A part of a ledger: its title, and its rows. */
export const LedgerPart = ({ title, note, children }: LedgerPartProps) => (
  <section className={styles.part}>
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
    </div>
    {children}
  </section>
);
