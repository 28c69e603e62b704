import type { ReactNode } from "react";
import { Scroller } from "../Scroller/Scroller";
import * as styles from "./Formula.module.css";

/** A formula on a line of its own (M4): `$$…$$`. */
export const Formula = ({ children }: { children?: ReactNode }) => (
  <Scroller label={STRINGS.prose.formula} className={styles.formula}>
    {children}
    {/*
      The styles hide a formula until this element follows it: then the whole formula has arrived.
    */}
    <span hidden />
  </Scroller>
);
