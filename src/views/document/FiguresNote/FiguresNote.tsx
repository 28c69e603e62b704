import * as styles from "./FiguresNote.module.css";

/** A note that the figures of the product on the page are examples (T). */
export function FiguresNote() {
  return <p className={styles.note}>{STRINGS.prose.figuresNote}</p>;
}
