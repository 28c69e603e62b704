import type { TableHTMLAttributes } from "react";
import { Scroller } from "../Scroller/Scroller";
import * as styles from "./Table.module.css";

/** A table that scrolls sideways if it is wider than the text (M1). */
export const Table = (props: TableHTMLAttributes<HTMLTableElement>) => (
  <div className={styles.frame}>
    <Scroller label={STRINGS.prose.table}>
      <table {...props} />
    </Scroller>
  </div>
);
