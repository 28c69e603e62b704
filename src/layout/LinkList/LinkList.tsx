import type { ReactNode } from "react";
import { Link } from "../../elements/Link/Link";
import * as styles from "./LinkList.module.css";

interface LinkListProps {
  /** Heading of the group. */
  title: string;
  level: "h2" | "h3";
  items: readonly {
    readonly path: string;
    readonly label: string;
    /** Content before the link, such as a date. */
    readonly note?: ReactNode;
    readonly isCurrent?: boolean;
  }[];
}

/** A group of links under a heading. */
export function LinkList({ title, level: Level, items }: LinkListProps) {
  return (
    <section className={styles.group}>
      <Level className={styles.title}>{title}</Level>
      <ul className={styles.list}>
        {items.map(({ path, label, note, isCurrent }) => (
          <li key={path}>
            {note && <span className={styles.note}>{note}</span>}
            <Link href={path} aria-current={isCurrent ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
