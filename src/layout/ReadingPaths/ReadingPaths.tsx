import { Link } from "../../elements/Link/Link";
import * as styles from "./ReadingPaths.module.css";

/** Pages in the order in which a kind of reader should read them. */
interface ReadingPath {
  readonly reader: string;
  readonly steps: readonly { readonly label: string; readonly to: string }[];
}

/** Shows a reading path for each kind of reader. */
export const ReadingPaths = ({ paths }: { paths: readonly ReadingPath[] }) => (
  <div className={styles.paths}>
    {paths.map(({ reader, steps }) => (
      <div key={reader}>
        <h3>{reader}</h3>
        <ol className={styles.steps}>
          {steps.map(({ label, to }) => (
            <li key={to}>
              <Link href={to}>{label}</Link>
            </li>
          ))}
        </ol>
      </div>
    ))}
  </div>
);
