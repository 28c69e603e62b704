import { Link } from "../../../prose/Link/Link";
import * as styles from "./Tags.module.css";

interface TagsProps {
  tags: readonly { readonly label: string; readonly path: string }[];
}

/** Tags as a row of links. */
export function Tags({ tags }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={STRINGS.tags.label}>
      {tags.map(({ label, path }) => (
        <li key={path}>
          <Link href={path} className={styles.tag}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
