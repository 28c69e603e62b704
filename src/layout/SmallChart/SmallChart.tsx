import * as styles from "./SmallChart.module.css";

/**
 * A small chart that the data layer has drawn, in a box of 100 × 100. The browser stretches it to
 * the width of its container. The last line is the main one.
 */
export function SmallChart({ description, lines, start, end }: Queries.HomeChart) {
  return (
    <figure className={styles.chart}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={description}
        className={styles.drawing}
      >
        {lines.map(({ label, path }, place) => {
          const isMain = place === lines.length - 1;
          return (
            <g key={label}>
              {isMain && <path d={`${path}V100H0Z`} className={styles.area} />}
              <path d={path} className={isMain ? styles.main : styles.other} />
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.caption}>
        <span className={styles.axis}>
          <span>{start}</span>
          <span>{end}</span>
        </span>
        <span className={styles.legend}>
          {[...lines].reverse().map(({ label }, place) => (
            <span key={label} className={place === 0 ? styles.mainLabel : styles.otherLabel}>
              {label}
            </span>
          ))}
        </span>
      </figcaption>
    </figure>
  );
}
