import * as styles from "./Navbar.module.css";

/** A name that the data layer has drawn as single strokes, 20 units high. */
const STROKE = 3.2;

/**
 * The brand's name as a drawing. The paths set the width of the lines, as WebKit would zoom the
 * width on an `<svg>` twice.
 */
export function Wordmark({ name, width, letters }: Queries.Wordmark & { name: string }) {
  return (
    <svg
      viewBox={`${-STROKE / 2} ${-STROKE / 2} ${width + STROKE} ${20 + STROKE}`}
      role="img"
      aria-label={name}
      className={styles.wordmark}
    >
      {letters.map(({ x, path }) => (
        <path key={x} strokeWidth={STROKE} d={path} transform={`translate(${x})`} />
      ))}
    </svg>
  );
}
