import { useEffect, useLayoutEffect } from "react";

/** React's `useLayoutEffect`, of which it warns where there is no layout: in the HTML. */
export default typeof window === "undefined" ? useEffect : useLayoutEffect;
