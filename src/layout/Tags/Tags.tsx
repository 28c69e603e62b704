import { Link } from "../../elements/Link/Link";
import * as styles from "./Tags.module.css";

interface TagsProps {
  tags: readonly { readonly label: string; readonly path: string; readonly postCount?: number }[];
}

/** Tags as a row of links. Each link shows the number of the tag's posts, if it is known. */
export function Tags({ tags }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map(({ label, path, postCount }) => (
        <li key={path}>
          <Link href={path} className={styles.tag}>
            {label}
            {postCount !== undefined && (
              <>
                {" "}
                <span className={styles.count}>{postCount}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
