import { Link } from "../../../prose/Link/Link";
import { labelOf } from "../../../prose/label-of";
import * as styles from "./UsedIn.module.css";

interface UsedInProps {
  pages: readonly { readonly label: string; readonly path: string }[];
}

/** The pages that link to the page of a contract, so that an interface leads to its guides. */
export const UsedIn = ({ pages }: UsedInProps) =>
  pages.length > 0 && (
    <section className={styles.used} aria-labelledby="used-in">
      <h2 id="used-in">{STRINGS.docs.usedIn}</h2>
      <ul>
        {pages.map(({ label, path }) => (
          <li key={path}>
            <Link href={path}>{labelOf(path, label)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
