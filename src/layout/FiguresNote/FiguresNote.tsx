import * as styles from "./FiguresNote.module.css";

/** Says that the page's figures of the product are examples (T). */
export function FiguresNote() {
  return (
    <p className={styles.note}>
      Figures of the product on this page are illustrative. No fee, limit or price of a live product
      is known.
    </p>
  );
}
