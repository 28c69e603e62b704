const NONE = { collectAnchor(): void {}, collectLink(): void {} };

/** Returns where components tell their links and anchors. The check finds those of documents itself. */
export default function useBrokenLinks() {
  return NONE;
}
