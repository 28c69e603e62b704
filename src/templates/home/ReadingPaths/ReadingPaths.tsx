import { Link } from "../../../prose/Link/Link";
import { wholeMinutes } from "../../../site/text";
import * as styles from "./ReadingPaths.module.css";

/** Pages in the order in which a kind of reader should read them. */
interface ReadingPath {
  readonly reader: string;
  readonly steps: readonly {
    readonly label: string;
    readonly to: string;
    readonly minutes: number | null;
  }[];
}

/** Shows a reading path for each kind of reader, with the time that each page takes to read. */
export const ReadingPaths = ({ paths }: { paths: readonly ReadingPath[] }) => (
  <div>
    {paths.map(({ reader, steps }) => (
      <section key={reader} className={styles.path} aria-label={reader}>
        <h3 className={styles.reader}>{reader}</h3>
        <ol className={styles.steps}>
          {steps.map(({ label, to, minutes }) => (
            <li key={to}>
              <Link href={to}>{label}</Link>
              {minutes !== null && (
                <span className={styles.minutes}>
                  {STRINGS.reading.short(wholeMinutes(minutes))}
                </span>
              )}
            </li>
          ))}
        </ol>
      </section>
    ))}
  </div>
);
