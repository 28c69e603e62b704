import { type CSSProperties, type ReactNode, useContext } from "react";
import { drawFlow, type FlowLink } from "../../site/charts/flow";
import { drawStream, type StreamPlace, type StreamRow } from "../../site/charts/stream";
import { type ExampleValueProps, LiveValues } from "../Example/live-values";
import { useMovingAmounts } from "../moving-amounts";
import { interfaceLanguage } from "../page-languages";
import { StreamBands } from "../Stream/StreamBands";
import * as styles from "./Flow.module.css";

/** A row of the table. `value` is the value of an example that its amount shows. */
type Row<Kind> = Kind & { value?: ExampleValueProps };

interface FlowProps {
  /** The rows of a table with three columns. */
  links?: readonly Row<FlowLink>[];
  /** The rows of a table with two columns. */
  steps?: readonly Row<StreamRow>[];
  /** What the amounts are counted in, from the head of the table. */
  unit: string;
  /** The table. */
  children?: ReactNode;
}

/** Returns rows with the amounts that the reader's numbers give. They move there. */
function useLive<Kind extends { amount: string }>(rows: readonly Row<Kind>[]): Kind[] {
  const show = useContext(LiveValues);
  const amounts = useMovingAmounts(
    rows.map(({ value, amount }) => {
      const shown = value && show?.({ ...value, isText: "true", children: amount });
      return typeof shown === "string" ? shown : amount;
    }),
  );
  return rows.map((row, index) => ({ ...row, amount: amounts[index] ?? row.amount }));
}

const Label = ({ amount, name }: StreamRow) => (
  <span className={styles.label}>
    <span className={styles.amount}>{amount}</span>
    <span className={styles.name}>{name}</span>
  </span>
);

/** Returns where something is in the drawing. */
const placed = ({ along, across, size }: { along: number; across: number; size: number }) =>
  ({ "--along": along, "--across": across, "--size": size }) as CSSProperties;

/** Amounts that pass from place to place, as bands as wide as the amounts. */
function Places({ links, unit }: { links: readonly Row<FlowLink>[]; unit: string }) {
  const { places, bands, total } = drawFlow(useLive(links));
  return (
    <>
      <div className={styles.drawing} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <g className={styles.bands}>
            {bands.map((path, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a band has no other identity than its row
              <path key={index} d={path} />
            ))}
          </g>
        </svg>
        {places.map((place) => (
          <div
            key={place.name}
            className={styles.place}
            data-last={place.isLast || undefined}
            style={placed(place)}
          >
            <span className={styles.bar} />
            <Label {...place} />
          </div>
        ))}
      </div>
      <p className={styles.total} aria-hidden="true">
        {`= ${total} ${unit}`}
      </p>
    </>
  );
}

/** Returns an amount as text. What the stream starts and ends with names the unit. */
const withUnit = ({ kind, amount }: StreamPlace, unit: string): string =>
  kind === "start" || kind === "end" ? `${amount} ${unit}` : amount;

/** What an amount takes in and gives off, as a stream. */
function Stream({ steps, unit }: { steps: readonly Row<StreamRow>[]; unit: string }) {
  const { places, bands, cut } = drawStream(useLive(steps));
  return (
    <>
      <div className={styles.stream} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <StreamBands bands={bands} />
          <path className={styles.cut} d={cut} />
        </svg>
        {places.map((place) => (
          <div
            key={place.name}
            className={styles.mouth}
            data-kind={place.kind}
            style={placed(place)}
          >
            <Label {...place} amount={withUnit(place, unit)} />
          </div>
        ))}
      </div>
      <p className={styles.scale} aria-hidden="true" {...(HAS_LANGUAGES && interfaceLanguage())}>
        {STRINGS.prose.flowScale}
      </p>
    </>
  );
}

/**
 * A table of amounts, drawn as bands: what passes from place to place, or what one amount takes in
 * and gives off. Within a worked example, the bands move to what the reader changes. Screen
 * readers, and pages without styles, have the table.
 */
export function Flow({ links, steps, unit, children }: FlowProps) {
  return (
    <figure className={styles.flow}>
      <div className="sr-only">{children}</div>
      {links && <Places links={links} unit={unit} />}
      {steps && <Stream steps={steps} unit={unit} />}
    </figure>
  );
}
