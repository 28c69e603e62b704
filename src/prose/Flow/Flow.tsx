import { type CSSProperties, type ReactNode, useContext } from "react";
import { drawFlow, type FlowLink } from "../../site/charts/flow";
import { type ExampleValueProps, LiveValues } from "../Example/live-values";
import { useMovingAmounts } from "../moving-amounts";
import * as styles from "./Flow.module.css";

interface FlowProps {
  /** The rows of the table. `value` is the value of an example that the amount shows. */
  links: readonly (FlowLink & { value?: ExampleValueProps })[];
  /** What the amounts are counted in, from the head of the table. */
  unit: string;
  /** The table. */
  children?: ReactNode;
}

/**
 * A table of amounts that pass from place to place, drawn as bands as wide as the amounts. Within a
 * worked example, the bands move to what the reader changes. Screen readers, and pages without
 * styles, have the table.
 */
export function Flow({ links, unit, children }: FlowProps) {
  const show = useContext(LiveValues);
  const amounts = useMovingAmounts(
    links.map(({ value, amount }) => {
      const shown = value && show?.({ ...value, isText: "true", children: amount });
      return typeof shown === "string" ? shown : amount;
    }),
  );
  const { places, bands, total } = drawFlow(
    links.map((link, index) => ({ ...link, amount: amounts[index] ?? link.amount })),
  );
  return (
    <figure className={styles.flow}>
      <div className="sr-only">{children}</div>
      <div className={styles.drawing} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <g className={styles.bands}>
            {bands.map((path, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a band has no other identity than its row
              <path key={index} d={path} />
            ))}
          </g>
        </svg>
        {places.map(({ name, amount, along, across, size, isLast }) => (
          <div
            key={name}
            className={styles.place}
            data-last={isLast || undefined}
            style={{ "--along": along, "--across": across, "--size": size } as CSSProperties}
          >
            <span className={styles.bar} />
            <span className={styles.label}>
              <span className={styles.amount}>{amount}</span>
              <span className={styles.name}>{name}</span>
            </span>
          </div>
        ))}
      </div>
      <p className={styles.total} aria-hidden="true">
        {`= ${total} ${unit}`}
      </p>
    </figure>
  );
}
