import { withPrefix } from "gatsby";

/** In the head of a page, leads a browser without scripts to an address (R11). */
export const Refresh = ({ to }: { to: string }) => (
  <noscript>
    <meta httpEquiv="refresh" content={`0; url=${withPrefix(to)}`} />
  </noscript>
);
