import type { Stream } from "../../site/charts/stream";

export type Bands = Stream["bands"];

/** The bands of a stream, in its box of 100 × 100. */
export const Water = ({ bands }: { bands: Bands }) => (
  <g style={{ fill: "var(--series-1)" }}>
    <path fillOpacity="0.22" d={bands.bed} />
    <path fillOpacity="0.6" d={bands.in} />
    <path fillOpacity="0.6" d={bands.out} style={{ fill: "var(--series-2)" }} />
  </g>
);
