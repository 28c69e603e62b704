import { useId } from "react";
import * as styles from "./EpochRing.module.css";
import { strandPath } from "./strand";

interface EpochRingProps {
  /** Length of an epoch, with its unit. */
  length: string;
  /** The four stages, in order. The first is at the top and the others follow clockwise. */
  stages: readonly { readonly name: string }[];
}

const RADIUS = 168;
const STRANDS = [0, 0.25, 0.5, 0.75];
/**
 * The position of each stage, measured from the middle, and the heights of its bars. The bars show
 * votes, emissions that shrink, depth at a price, and fees that add up.
 */
const STAGES = [
  { place: [0, -RADIUS], bars: [10, 26, 16, 20] },
  { place: [RADIUS, 0], bars: [28, 21, 15, 10] },
  { place: [0, RADIUS], bars: [9, 22, 28, 13] },
  { place: [-RADIUS, 0], bars: [8, 14, 21, 28] },
];

/** The epoch as a ring. Strands flow through its stages. The reader can stop it. */
export function EpochRing({ length, stages }: EpochRingProps) {
  const id = useId();
  const names = stages.map(({ name }) => name);
  return (
    <figure className={styles.ring}>
      <svg
        viewBox="-236 -236 472 472"
        role="img"
        aria-label={`A ring that turns once an epoch: ${[...names, names[0]].join(", ")}.`}
      >
        {STRANDS.map((phase) => (
          <g key={phase} className={styles.strand}>
            <path id={`${id}${phase}`} d={strandPath(RADIUS, phase)} pathLength={100} />
            <use href={`#${id}${phase}`} className={styles.flow} />
          </g>
        ))}
        {STAGES.map(({ place, bars }, stage) => (
          <g key={names[stage]} transform={`translate(${place})`} className={styles.stage}>
            <circle r="60" />
            {bars.map((height, bar) => (
              <rect
                key={height}
                x={bar * 11 - 20}
                y={2 - height}
                width="7"
                height={height}
                rx="2"
              />
            ))}
            <text y="27">{names[stage]}</text>
          </g>
        ))}
        <text y="-2" className={styles.length}>
          {length}
        </text>
        <text y="24" className={styles.unit}>
          one epoch
        </text>
      </svg>
      <label className={styles.hold}>
        <input type="checkbox" />
        Hold still
      </label>
    </figure>
  );
}
