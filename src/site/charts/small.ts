import type { ChartDrawing, DrawChart } from "./chart";
import { startOf } from "./field";
import type { ContentFigure } from "./figures";
import { pathThrough, rounded, shareOf } from "./plot";

type Point = readonly [x: number, y: number];

/** The curves of a chart in a box 100 wide and 100 high, with the words that they need. */
export interface SmallChart {
  /** What it shows, for readers who do not see it. */
  description: string;
  /** The first one matters most. */
  lines: { label: string; path: string }[];
  /** Distance of the vertical axis's zero from the top of the box. */
  zero: number;
  /** What the horizontal axis measures. */
  axis: string;
  start: string;
  end: string;
  /** What the vertical axis measures. */
  scale: string;
  most: string;
  least: string;
  /** The value of the first line at the place that the chart shows at first. */
  named: { value: string; place: string; x: number; y: number };
}

const SIDE = 100;

/** How far a line may be from the curve, as a share of the height. No eye sees it. */
const TOLERANCE = 1 / 500;

/** Returns the fewest of the points through which a line looks the same. */
function fewest(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return points;
  const distances = points.map(([x, y]) =>
    Math.abs(y - first[1] - (last[1] - first[1]) * shareOf([first[0], last[0]], x)),
  );
  const farthest = Math.max(...distances.slice(1, -1));
  if (!(farthest > tolerance)) return [first, last];
  const bend = distances.indexOf(farthest, 1);
  return [
    ...fewest(points.slice(0, bend + 1), tolerance),
    ...fewest(points.slice(bend), tolerance).slice(1),
  ];
}

/** Draws a chart small, as it is before a reader changes its fields. */
export function smallChart({ title, description, x, y, series, places }: ChartDrawing): SmallChart {
  const [start, end] = x.domain;
  const [first] = series;
  const value = first?.at(x.start) ?? 0;
  const tolerance = TOLERANCE * (y.domain[1] - y.domain[0]);
  return {
    description: STRINGS.chart.described(title, description),
    lines: series.map(({ name, at }) => ({
      label: name,
      path: pathThrough(
        fewest(
          places.map((place) => [place, at(place)]),
          tolerance,
        ),
        { x: x.domain, y: y.domain, side: SIDE },
      ),
    })),
    zero: rounded(SIDE * (1 - shareOf(y.domain, 0))),
    axis: x.label,
    start: x.tick(start),
    end: x.tick(end),
    scale: y.label,
    most: y.tick(y.domain[1]),
    least: y.tick(y.domain[0]),
    named: {
      value: first?.format(value) ?? "",
      place: x.format(x.start),
      x: rounded(SIDE * shareOf(x.domain, x.start)),
      y: rounded(SIDE * (1 - shareOf(y.domain, value))),
    },
  };
}

/** Draws the chart of these figures small, for a page that has no room for more. */
export const smallChartOf = (draw: DrawChart, figure: (key: string) => ContentFigure): SmallChart =>
  smallChart(draw(figure, startOf));
