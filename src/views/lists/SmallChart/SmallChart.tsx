import { graphql } from "gatsby";
import * as styles from "./SmallChart.module.css";

interface ChartLinesProps {
  lines: readonly Pick<Queries.SmallChartLine, "path">[];
  zero: number;
}

/** The lines of a chart in a box of 100 × 100, which its container stretches. */
export const ChartLines = ({ lines, zero }: ChartLinesProps) => (
  <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.lines}>
    <path d="M0 0H100M0 100H100" className={styles.grid} />
    <path d={`M0 ${zero}H100`} className={styles.zero} />
    <path d={`${lines[0]?.path}V${zero}H0Z`} className={styles.area} />
    {/* The order is reversed, so that the first line lies on top where lines meet. */}
    {lines
      .map(({ path }, index) => (
        <path key={path} data-series={index + 1} d={path} className={styles.line} />
      ))
      .reverse()}
  </svg>
);

/**
 * A chart that the data layer has drawn, in a box of 100 × 100. The browser stretches it to the
 * width of its container. One value says what it is and where.
 */
export function SmallChart({
  description,
  lines,
  zero,
  axis,
  start,
  end,
  scale,
  most,
  least,
  named,
}: Queries.SmallChartDrawingFragment) {
  const percent = (part: number) => `${part}%`;
  return (
    <figure className={styles.chart}>
      <p className={styles.named}>
        <strong>{named.value}</strong>{" "}
        <span>
          <span className={styles.scale}>{scale}</span> {named.place}
        </span>
      </p>
      <div className={styles.plot}>
        <span className={styles.most}>{most}</span>
        <span className={styles.least}>{least}</span>
        <svg role="img" aria-label={description} className={styles.drawing}>
          <ChartLines lines={lines} zero={zero} />
          <circle className={styles.dot} cx={percent(named.x)} cy={percent(named.y)} r="5" />
        </svg>
        <p className={styles.axis}>
          <span>{start}</span>
          <span>{axis}</span>
          <span>{end}</span>
        </p>
      </div>
      <figcaption className={styles.legend}>
        {lines.map(({ label }, index) => (
          <span key={label} data-series={index + 1}>
            {label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The data of a small chart. @public */
export const smallChart = graphql`
  fragment SmallChartDrawing on SmallChart {
    description
    lines {
      label
      path
    }
    zero
    axis
    start
    end
    scale
    most
    least
    named {
      value
      place
      x
      y
    }
  }
`;
