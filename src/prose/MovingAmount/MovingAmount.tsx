import { useMovingAmounts } from "../moving-amounts";
import * as styles from "./MovingAmount.module.css";

/**
 * An amount whose number moves to a new one. Only styles show how far it has come: the text is the new
 * one at once, for screen readers, and so that nothing around it moves.
 */
export function MovingAmount({ children: amount }: { children: string }) {
  const [shown] = useMovingAmounts([amount]);
  return (
    <span className={styles.amount} data-shown={shown === amount ? undefined : shown}>
      {amount}
    </span>
  );
}
