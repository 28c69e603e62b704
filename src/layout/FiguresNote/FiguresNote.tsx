import { figuresNote } from "../../site/figures-note";
import * as styles from "./FiguresNote.module.css";

/** Says that the page's figures of the product are examples (T). */
export function FiguresNote() {
  return <p className={styles.note}>{figuresNote}</p>;
}
