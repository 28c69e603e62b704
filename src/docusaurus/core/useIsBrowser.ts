import { useEffect, useState } from "react";

/** Returns whether the page runs in a browser: false in the HTML, and at the first render. */
export default function useIsBrowser(): boolean {
  const [isBrowser, setBrowser] = useState(false);
  useEffect(() => setBrowser(true), []);
  return isBrowser;
}
