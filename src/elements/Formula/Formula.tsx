import type { ReactNode } from "react";
import { Scroller } from "../Scroller/Scroller";

/** A formula on a line of its own (M4): `$$…$$`. */
export const Formula = ({ children }: { children?: ReactNode }) => (
  <Scroller label="Formula">
    {children}
    {/* By its end the styles know a formula that has come whole. */}
    <span hidden />
  </Scroller>
);
