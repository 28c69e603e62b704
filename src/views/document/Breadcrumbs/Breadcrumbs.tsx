import { Head } from "../../../layout/Head/Head";
import { wholeHtmlUrl } from "../../../prose/html-url";
import { Link } from "../../../prose/Link/Link";
import { labelOf } from "../../../prose/label-of";
import { textLanguage } from "../../../prose/page-languages";
import { home } from "../../../site/routes";
import { scriptJson } from "../../../site/script-json";
import { breadcrumbList } from "../../../site/structured-data";
import * as styles from "./Breadcrumbs.module.css";

interface BreadcrumbsProps {
  /** The sections around the page. The page itself comes last. */
  steps: readonly Queries.Breadcrumb[];
  /** URL of the site, without a trailing slash. */
  siteUrl: string;
}

/**
 * The path from the home page to a doc: links for readers, and structured data for search engines
 * (D4).
 */
export function Breadcrumbs({ steps, siteUrl }: BreadcrumbsProps) {
  const ownLanguage = HAS_LANGUAGES && textLanguage();
  // Docs may be at the root of the site. Then one of them is the home page.
  const isOfHome = steps.some(({ path }) => path === home);
  const all = isOfHome ? steps : [{ label: STRINGS.breadcrumbs.home, path: home }, ...steps];
  const structured = breadcrumbList(
    all.map(({ label, path }) => ({
      name: label,
      url: path && wholeHtmlUrl(path, siteUrl, "link"),
    })),
  );
  return (
    <nav className={styles.breadcrumbs} aria-label={STRINGS.breadcrumbs.label}>
      <Head>
        <script type="application/ld+json">{scriptJson(structured)}</script>
      </Head>
      <ol className={styles.list}>
        {all.map(({ label, path }, index) => (
          <li key={`${path} ${label}`} className={styles.step}>
            {index === all.length - 1 ? (
              <span aria-current="page" {...ownLanguage}>
                {label}
              </span>
            ) : path === null ? (
              label
            ) : (
              <Link href={path}>{labelOf(path, label)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
