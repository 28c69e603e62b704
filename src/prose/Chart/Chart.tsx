import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { ChartDrawing } from "../../site/charts/chart";
import { shareOf } from "../../site/charts/plot";
import { clampTo, valueAt } from "../../site/charts/scale";
import { tableOf } from "../../site/charts/table";
import { MovingAmount } from "../MovingAmount/MovingAmount";
import { interfaceLanguage } from "../page-languages";
import { Table } from "../Table/Table";
import * as styles from "./Chart.module.css";
import { Plot } from "./Plot";

interface ChartProps extends ChartDrawing {
  /** Fields for the values that the curves depend on. */
  children?: ReactNode;
}

/**
 * A chart of curves (M5). The page's HTML contains the drawing, and its values as a table. The
 * reader moves a marker with a slider, a pointer or a finger, and the values there are shown below.
 */
export function Chart(props: ChartProps) {
  const { title, description, x, series, others = [], children } = props;
  const id = useId();
  const [chosen, setChosen] = useState(x.start);
  const slider = useRef<HTMLInputElement>(null);
  // The reader may have moved the slider before this script was loaded. That position counts.
  useEffect(() => {
    if (slider.current) setChosen(slider.current.valueAsNumber);
  }, []);
  const place = clampTo(x.domain, chosen);
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
    <figure
      className={styles.chart}
      aria-labelledby={`${id}title`}
      {...(HAS_LANGUAGES && interfaceLanguage())}
    >
      <figcaption className={styles.caption}>
        <strong id={`${id}title`}>{title}</strong>
        <span id={`${id}description`}>{description}</span>
      </figcaption>
      {children && <div className={styles.fields}>{children}</div>}
      <div className={styles.frame}>
        <Plot
          drawing={props}
          place={place}
          aria-describedby={`${id}description`}
          onPointerDown={({ clientX, clientY }) => {
            touched.current = { x: clientX, y: clientY };
          }}
          onPointerMove={follow}
          onPointerUp={follow}
        />
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
            {name}:{" "}
            <b>
              <MovingAmount>{format(at(place))}</MovingAmount>
            </b>
          </span>
        ))}
      </output>
      <details>
        <summary>{STRINGS.chart.values}</summary>
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
