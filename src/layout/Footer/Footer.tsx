import { Link } from "../../prose/Link/Link";
import * as styles from "./Footer.module.css";

/** The footer of every page (L4). There is none if it would be empty. */
export function Footer({ columns, copyright }: Queries.Footer) {
  if (columns.length === 0 && !copyright) return null;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {columns.length > 0 && (
          <div className={styles.columns}>
            {columns.map(({ title, items }) => (
              <section key={title} aria-label={title}>
                <h2 className={styles.title}>{title}</h2>
                <ul className={styles.list}>
                  {items.map(({ label, to, href }) => (
                    <li key={to ?? href}>
                      <Link href={to ?? href ?? undefined} className={styles.link}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        {copyright && <p className={styles.copyright}>{copyright}</p>}
      </div>
    </footer>
  );
}
