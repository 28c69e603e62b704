import { Link } from "gatsby";
import { Marked } from "./Marked";
import * as styles from "./ResultList.module.css";
import type { PageResult } from "./ranking/pages";

/** All results of a search, by page (S4). */
export const ResultList = ({ pages }: { pages: readonly PageResult[] }) => (
  <ol className={styles.results}>
    {pages.map(({ path: page, title, trail, sections }) => (
      <li key={page}>
        <h2>
          <Link to={page}>
            <Marked parts={title} />
          </Link>
          {trail.length > 0 && <span className={styles.trail}>{trail.join(" › ")}</span>}
        </h2>
        <ul>
          {sections.map(({ path, heading, snippet }) => (
            <li key={path}>
              {heading.length > 0 && (
                <Link to={path}>
                  <Marked parts={heading} />
                </Link>
              )}
              <p>
                <Marked parts={snippet} />
              </p>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);
