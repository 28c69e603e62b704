import { Link } from "../../../prose/Link/Link";
import { labelOf } from "../../../prose/label-of";
import * as styles from "./Pager.module.css";

/** A page that the pager links to. */
export interface PagerTarget {
  readonly path: string;
  readonly title: string;
}

interface PagerProps {
  /** Name of the navigation for screen readers. */
  label: string;
  previous: PagerTarget | null;
  next: PagerTarget | null;
  previousLabel: string;
  nextLabel: string;
}

/** Links to the previous and the next page. */
export function Pager({ label, previous, next, previousLabel, nextLabel }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      {previous && (
        <Link href={previous.path} className={styles.target} rel="prev">
          <span className={styles.direction}>{previousLabel}</span>
          {labelOf(previous.path, previous.title)}
        </Link>
      )}
      {next && (
        <Link href={next.path} className={`${styles.target} ${styles.next}`} rel="next">
          <span className={styles.direction}>{nextLabel}</span>
          {labelOf(next.path, next.title)}
        </Link>
      )}
    </nav>
  );
}
