import { Link } from "gatsby";
import { languageOf } from "./language-of";
import { Marked } from "./Marked";
import { placeOf } from "./place-of";
import * as styles from "./ResultList.module.css";
import type { PageResult } from "./ranking/pages";
import { Snippet } from "./Snippet";

/** All results of a search, by page (S4). */
export const ResultList = ({ pages }: { pages: readonly PageResult[] }) => (
  <ol className={styles.results}>
    {pages.map((page) => (
      <li key={page.path}>
        <h2>
          <Link to={page.path} {...languageOf(page.path)}>
            <Marked parts={page.title} />
          </Link>
          <span className={styles.place}>{placeOf(page)}</span>
        </h2>
        <ul>
          {page.sections.map(({ path, heading, ...section }) => (
            <li key={path}>
              {heading.length > 0 && (
                <Link to={path} {...languageOf(path)}>
                  <Marked parts={heading} />
                </Link>
              )}
              <p {...languageOf(path)}>
                <Snippet {...section} />
              </p>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);
