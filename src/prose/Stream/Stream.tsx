import { type Bands, viewOf } from "../../site/charts/stream";
import { StreamBands } from "./StreamBands";

/** The stream of the home page as a picture: the whole, or one of its parts. It fills its box. */
export const Stream = ({ bands, part }: { bands: Bands; part?: number }) => (
  <svg
    viewBox={viewOf(part)}
    preserveAspectRatio="none"
    aria-hidden="true"
    style={{ display: "block", inlineSize: "100%", blockSize: "100%" }}
  >
    <StreamBands bands={bands} />
  </svg>
);
