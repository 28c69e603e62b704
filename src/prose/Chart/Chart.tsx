import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  type SVGProps,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { ChartDrawing, Series } from "../../site/charts/chart";
import { type Domain, pathThrough, shareOf } from "../../site/charts/plot";
import { clampTo, percentage, ticksOf, valueAt } from "../../site/charts/scale";
import { tableOf } from "../../site/charts/table";
import { Table } from "../Table/Table";
import * as styles from "./Chart.module.css";

interface ChartProps extends ChartDrawing {
  /** Fields for the values that the curves depend on. */
  children?: ReactNode;
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

/**
 * A chart of curves (M5). The page's HTML contains the drawing, and its values as a table. The
 * reader moves a marker with a slider, a pointer or a finger, and the values there are shown below.
 * Only the curves are stretched with the plot. Text and lines keep their size.
 */
export function Chart(props: ChartProps) {
  const { title, description, x, y, series, others = [], places, marks = [], children } = props;
  const id = useId();
  const [chosen, setChosen] = useState(x.start);
  const slider = useRef<HTMLInputElement>(null);
  // The reader may have moved the slider before this script was loaded. That position counts.
  useEffect(() => {
    if (slider.current) setChosen(slider.current.valueAsNumber);
  }, []);
  const place = clampTo(x.domain, chosen);
  const across = (value: number) => percentage(shareOf(x.domain, value));
  const down = (value: number) => percentage(1 - shareOf(y.domain, value));
  const { header, rows } = tableOf(props);

  const touched = useRef({ x: 0, y: 0 });
  const follow = (event: PointerEvent<SVGElement>) => {
    const vertical = Math.abs(event.clientY - touched.current.y);
    // A finger that moves up or down scrolls the page. It does not move the marker.
    if (event.pointerType === "touch" && Math.abs(event.clientX - touched.current.x) < vertical)
      return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const value = valueAt(x.domain, (event.clientX - left) / width);
    setChosen(clampTo(x.domain, Math.round(value / x.step) * x.step));
  };

  return (
    <figure className={styles.chart} aria-labelledby={`${id}title`}>
      <figcaption className={styles.caption}>
        <strong id={`${id}title`}>{title}</strong>
        <span id={`${id}description`}>{description}</span>
      </figcaption>
      {children && <div className={styles.fields}>{children}</div>}
      <div className={styles.frame}>
        <svg
          className={styles.plot}
          role="img"
          aria-label={title}
          aria-describedby={`${id}description`}
          onPointerDown={({ clientX, clientY }) => {
            touched.current = { x: clientX, y: clientY };
          }}
          onPointerMove={follow}
          onPointerUp={follow}
        >
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
                y1={down(value)}
                y2={down(value)}
              />
              <text x="0" y={down(value)} dx="-8" dy="0.35em" textAnchor="end">
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
              .map(({ name, at }, index) => (
                <path
                  key={name}
                  data-series={index + 1}
                  className={styles.curve}
                  d={pathThrough(
                    places.map((one) => [one, at(one)]),
                    { x: x.domain, y: y.domain, side: PLOT_UNITS },
                  )}
                />
              ))
              .reverse()}
          </svg>
          <line className={styles.marker} x1={across(place)} x2={across(place)} y2="100%" />
          {marks.length > 0 && (
            <g data-series="1" className={styles.marks}>
              {marks.map((mark) => (
                <circle key={mark} cx={across(mark)} cy={down(series[0]?.at(mark) ?? 0)} r="4" />
              ))}
            </g>
          )}
          {series.map((one, index) => (
            <g key={one.name} data-series={index + 1} className={styles.point}>
              {one.nameAt !== undefined && (
                <text
                  x={across(one.nameAt)}
                  y={down(one.at(one.nameAt))}
                  dy={one.nameBelow ?? NAME_ABOVE}
                  {...besideSlope(one, one.nameAt, x.domain)}
                >
                  {one.name}
                </text>
              )}
              <circle cx={across(place)} cy={down(one.at(place))} r="4" />
            </g>
          ))}
        </svg>
        <input
          id={`${id}place`}
          ref={slider}
          type="range"
          aria-label={x.label}
          aria-valuetext={x.format(place)}
          min={x.domain[0]}
          max={x.domain[1]}
          step={x.step}
          value={place}
          style={{ "--passed": shareOf(x.domain, place) } as CSSProperties}
          onChange={(event) => setChosen(event.target.valueAsNumber)}
        />
      </div>
      <output className={styles.values} htmlFor={`${id}place`}>
        <strong className={styles.place}>{x.format(place)}</strong>
        {[...series, ...others].map(({ name, at, format }, index) => (
          <span key={name}>
            {index < series.length && <Swatch series={index + 1} />}
            {name}: <b>{format(at(place))}</b>
          </span>
        ))}
      </output>
      <details>
        <summary>Values as a table</summary>
        <Table>
          <thead>
            <tr>
              {header.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([row, ...cells]) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {cells.map((cell, index) => (
                  <td key={header[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
}

/** A short piece of a series' line, with its dashes. */
function Swatch({ series }: { series: number }) {
  return (
    <svg data-series={series} className={styles.swatch} aria-hidden="true">
      <line className={styles.curve} x2="100%" y1="50%" y2="50%" />
    </svg>
  );
}
