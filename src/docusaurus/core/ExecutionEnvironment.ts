const canUseDOM = typeof window !== "undefined";

/** What the place offers in which code runs. */
export default {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM,
  canUseViewport: canUseDOM,
};
