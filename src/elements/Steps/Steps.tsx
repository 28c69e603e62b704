import type { ReactNode } from "react";
import * as styles from "./Steps.module.css";

/** Steps to go one after the other: around an ordered list. */
export const Steps = ({ children }: { children?: ReactNode }) => (
  <div className={styles.steps}>{children}</div>
);
