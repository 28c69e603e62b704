import type { ReactNode } from "react";
import * as styles from "./Steps.module.css";

/** Steps to take one after the other. The element wraps an ordered list. */
export const Steps = ({ children }: { children?: ReactNode }) => (
  <div className={styles.steps}>{children}</div>
);
