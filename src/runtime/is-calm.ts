/** Returns whether the reader wants less motion. */
export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
