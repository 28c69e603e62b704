import { type CSSProperties, useEffect, useState } from "react";
import { daysOf, type TurnTime, timeInTurn } from "../../../site/week";
import * as styles from "./WeekLine.module.css";

interface WeekLineProps {
  /** Length of an epoch, in seconds. */
  seconds: number;
  /** How long nobody can vote before and after its end, in seconds. */
  pause: number;
}

const MINUTE = 60_000;

/** The properties of an element that is placed along the line by a share of its length. */
const at = (share: number) => ({ "--at": share }) as CSSProperties;

/**
 * An epoch as a line from end to end, with its days and pauses. A browser adds where the clock
 * stands now.
 */
export function WeekLine({ seconds, pause }: WeekLineProps) {
  const [now, setNow] = useState<TurnTime>();
  useEffect(() => {
    const tick = () => setNow(timeInTurn(Date.now() / 1000, seconds));
    tick();
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <div className={styles.week}>
      <p className={styles.left}>{now ? STRINGS.home.epochEnds(now.left) : "\u00a0"}</p>
      <div className={styles.line} aria-hidden="true">
        {pause > 0 &&
          ["start", "end"].map((edge) => (
            <span
              key={edge}
              className={styles.pause}
              data-edge={edge}
              style={at(pause / seconds)}
            />
          ))}
        {now && <span className={styles.now} style={at(now.passed)} />}
      </div>
      <div className={styles.days} aria-hidden="true">
        {daysOf(seconds).map(({ name, at: share }) => (
          <span key={share} className={styles.day} style={at(share)}>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
