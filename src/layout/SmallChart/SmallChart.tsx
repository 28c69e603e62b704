import * as styles from "./SmallChart.module.css";

/**
 * A small chart that the data layer has drawn, in a box of 100 × 100. The browser stretches it to
 * the width of its container.
 */
export function SmallChart({ description, lines, zero, axis, start, end }: Queries.HomeChart) {
  return (
    <figure className={styles.chart}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={description}
        className={styles.drawing}
      >
        <path d={`M0 ${zero}H100`} className={styles.zero} />
        <path d={`${lines[0]?.path}V${zero}H0Z`} className={styles.area} />
        {/* The order is reversed, so that the first line lies on top where lines meet. */}
        {lines
          .map(({ label, path }, index) => (
            <path key={label} data-series={index + 1} d={path} className={styles.line} />
          ))
          .reverse()}
      </svg>
      <figcaption className={styles.caption}>
        <span className={styles.axis}>
          <span>{start}</span>
          <span>{axis}</span>
          <span>{end}</span>
        </span>
        <span className={styles.legend}>
          {lines.map(({ label }, index) => (
            <span key={label} data-series={index + 1}>
              {label}
            </span>
          ))}
        </span>
      </figcaption>
    </figure>
  );
}
