import { MAIN_ID } from "../../site/frame-ids";
import * as styles from "./SkipLink.module.css";

/**
 * The first stop of the Tab key on every page (L1). It works without scripts, as `main` can take
 * the focus.
 */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {STRINGS.frame.skip}
    </a>
  );
}
