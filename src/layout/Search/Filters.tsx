import { useId } from "react";
import { Link } from "../../prose/Link/Link";
import * as styles from "./Filters.module.css";

/** A filter of the results. */
interface Filter {
  label: string;
  /** Number of results that it leaves, if that is known. */
  count?: number;
  /** The address of the filtered results. */
  path: string;
  isChosen: boolean;
}

/** A row of links, each of which leaves only some of the results. */
export function Filters({ title, filters }: { title: string; filters: readonly Filter[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.filters}>
      <h2 id={id}>{title}</h2>
      <ul>
        {filters.map(({ label, count, path, isChosen }) => (
          <li key={path}>
            <Link href={path} aria-current={isChosen ? "true" : undefined}>
              {label}
              {count !== undefined && <span>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
