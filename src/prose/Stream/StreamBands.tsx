import { BAND_LOOKS, type Bands } from "../../site/charts/stream";

/**
 * The bands of a stream, in its box of 100 × 100. They carry their colours, because a lazy part has
 * no style sheet when the page is first painted.
 */
export const StreamBands = ({ bands }: { bands: Bands }) => (
  <g>
    {BAND_LOOKS.map(({ kind, color, opacity }) => (
      <path key={kind} d={bands[kind]} fillOpacity={opacity} style={{ fill: `var(--${color})` }} />
    ))}
  </g>
);
