import type { TableHTMLAttributes } from "react";
import * as styles from "./Table.module.css";

/** A table that scrolls by itself where it is wider than the text (M1). */
export function Table(props: TableHTMLAttributes<HTMLTableElement>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label="Table" tabIndex={0}>
      <table {...props} />
    </section>
  );
}
