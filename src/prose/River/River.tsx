import { type Stream, viewOf } from "../../site/charts/stream";
import * as styles from "./River.module.css";

export type Bands = Stream["bands"];

/** The bands of a stream, in its box of 100 × 100. */
export const Water = ({ bands }: { bands: Bands }) => (
  <g className={styles.water}>
    <path d={bands.bed} />
    <path data-kind="in" d={bands.in} />
    <path data-kind="out" d={bands.out} />
  </g>
);

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
