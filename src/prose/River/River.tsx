import { type Bands, viewOf } from "../../site/charts/stream";
import * as styles from "./River.module.css";
import { Water } from "./Water";

/** The stream of the home page as a picture: the whole, or one of its parts. */
export const River = ({ bands, part }: { bands: Bands; part?: number }) => (
  <svg
    viewBox={viewOf(part)}
    preserveAspectRatio="none"
    aria-hidden="true"
    className={styles.river}
  >
    <Water bands={bands} />
  </svg>
);
