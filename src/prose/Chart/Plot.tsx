import type { SVGProps } from "react";
import { between, useChange } from "../../runtime/use-tween";
import type { ChartDrawing, Series } from "../../site/charts/chart";
import { type Domain, pathThrough, shareOf } from "../../site/charts/plot";
import { percentage, ticksOf, valueAt } from "../../site/charts/scale";
import * as styles from "./Chart.module.css";

interface PlotProps extends SVGProps<SVGSVGElement> {
  drawing: ChartDrawing;
  /** The place of the marker along the x axis. */
  place: number;
}

/**
 * Side of the square `viewBox` in which the curves are drawn. The browser stretches the square over
 * the plot.
 */
const PLOT_UNITS = 1000;

const NAME_ABOVE = -10;
const NAME_BESIDE = 6;

/** Returns the attributes that put a curve's name beside its slope and inside the plot. */
function besideSlope(
  { at, nameBelow = NAME_ABOVE }: Series,
  nameAt: number,
  x: Domain,
): Pick<SVGProps<SVGTextElement>, "textAnchor" | "dx"> {
  const share = shareOf(x, nameAt);
  if (share < 0.1) return { textAnchor: "start" };
  if (share > 0.9) return { textAnchor: "end" };
  const nearby = (x[1] - x[0]) / 50;
  const rise = at(nameAt + nearby) - at(nameAt - nearby);
  if (rise === 0) return { textAnchor: "middle" };
  return rise > 0 === nameBelow > 0
    ? { textAnchor: "start", dx: NAME_BESIDE }
    : { textAnchor: "end", dx: -NAME_BESIDE };
}

const heightIn = ({ y, series }: ChartDrawing, index: number, at: number): number =>
  shareOf(y.domain, series[index]?.at(at) ?? 0);

/**
 * Returns how high a drawing's curves are, as shares of the plot, and where to compute them. After a
 * change of the drawing, they move there from where they were.
 */
function useCurves(drawing: ChartDrawing): {
  places: readonly number[];
  heightOf: (index: number, at: number) => number;
} {
  const { from, share } = useChange(drawing);
  const [now, before] = [drawing.x.domain, from.x.domain];
  const corners = share < 1 ? from.places : [];
  return {
    // Where the curves have had corners, they have some on their way.
    places: [...drawing.places, ...corners.map((at) => valueAt(now, shareOf(before, at)))].sort(
      (one, other) => one - other,
    ),
    heightOf: (index, at) =>
      between(
        heightIn(from, index, valueAt(before, shareOf(now, at))),
        heightIn(drawing, index, at),
        share,
      ),
  };
}

/**
 * The drawing of a chart. Only the curves are stretched with the plot. Text and lines keep their
 * size.
 */
export function Plot({ drawing, place, ...rest }: PlotProps) {
  const { title, x, y, series, marks = [] } = drawing;
  const { places, heightOf } = useCurves(drawing);
  const across = (value: number) => percentage(shareOf(x.domain, value));
  const down = (height: number) => percentage(1 - height);
  return (
    <svg className={styles.plot} role="img" aria-label={title} {...rest}>
      <text className={styles.axis} x="0" y="0" dx="-48" dy="-16">
        {y.label}
      </text>
      <text className={styles.axis} x="100%" y="100%" dy="42" textAnchor="end">
        {x.label}
      </text>
      {(y.ticks ?? ticksOf(y.domain)).map((value) => (
        <g key={value}>
          <line
            className={value === 0 ? styles.zero : styles.grid}
            x2="100%"
            y1={down(shareOf(y.domain, value))}
            y2={down(shareOf(y.domain, value))}
          />
          <text x="0" y={down(shareOf(y.domain, value))} dx="-8" dy="0.35em" textAnchor="end">
            {y.tick(value)}
          </text>
        </g>
      ))}
      {(x.ticks ?? ticksOf(x.domain)).map((value) => (
        <text key={value} x={across(value)} y="100%" dy="20" textAnchor="middle">
          {x.tick(value)}
        </text>
      ))}
      <svg
        viewBox={`0 0 ${PLOT_UNITS} ${PLOT_UNITS}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {/* The order is reversed, so that the first curve lies on top where curves meet. */}
        {series
          .map(({ name }, index) => (
            <path
              key={name}
              data-series={index + 1}
              className={styles.curve}
              d={pathThrough(
                places.map((one) => [one, heightOf(index, one)]),
                { x: x.domain, y: [0, 1], side: PLOT_UNITS },
              )}
            />
          ))
          .reverse()}
      </svg>
      <line className={styles.marker} x1={across(place)} x2={across(place)} y2="100%" />
      {marks.length > 0 && (
        <g data-series="1" className={styles.marks}>
          {marks.map((mark) => (
            <circle key={mark} cx={across(mark)} cy={down(heightOf(0, mark))} r="4" />
          ))}
        </g>
      )}
      {series.map((one, index) => (
        <g key={one.name} data-series={index + 1} className={styles.point}>
          {one.nameAt !== undefined && (
            <text
              x={across(one.nameAt)}
              y={down(heightOf(index, one.nameAt))}
              dy={one.nameBelow ?? NAME_ABOVE}
              {...besideSlope(one, one.nameAt, x.domain)}
            >
              {one.name}
            </text>
          )}
          <circle cx={across(place)} cy={down(heightOf(index, place))} r="4" />
        </g>
      ))}
    </svg>
  );
}
