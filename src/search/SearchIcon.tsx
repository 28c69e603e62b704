/**
 * A magnifying glass. The path sets the width of the line, as WebKit would zoom the width on an
 * `<svg>` twice.
 */
export const SearchIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentcolor"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path strokeWidth="2" d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20" />
  </svg>
);
