import * as styles from "./Navbar.module.css";

/** A name as single strokes, 20 high, as the data layer draws it. */
export interface WordmarkData {
  readonly width: number;
  readonly letters: readonly { readonly x: number; readonly path: string }[];
}

const STROKE = 3.2;

/**
 * The brand's name, drawn. The width of its lines belongs to the paths: WebKit would zoom that of
 * an `<svg>` twice.
 */
export function Wordmark({ name, width, letters }: WordmarkData & { name: string }) {
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
