import { useId, useState } from "react";
import * as styles from "./Feedback.module.css";

const ANSWERS = [
  { label: STRINGS.feedback.yes, value: "yes" },
  { label: STRINGS.feedback.no, value: "no" },
];

interface FeedbackProps {
  /** Route of the page. */
  path: string;
  /** Where answers are sent. */
  to: string;
}

/**
 * Asks whether a doc was helpful. Sends the answer with the path of the doc, as a form would, and
 * nothing about the reader.
 */
export function Feedback({ path, to }: FeedbackProps) {
  const [given, setGiven] = useState<string>();
  const id = useId();
  const answer = (helpful: string) => {
    if (given !== undefined) return;
    setGiven(helpful);
    navigator.sendBeacon(to, new URLSearchParams({ page: path, helpful }));
  };
  return (
    <fieldset aria-labelledby={id} className={styles.feedback}>
      <p id={id}>{STRINGS.feedback.question}</p>
      {ANSWERS.map(({ label, value }) => (
        // They stay when one is given, so the focus does.
        <button
          key={value}
          type="button"
          aria-pressed={value === given}
          aria-disabled={given !== undefined}
          onClick={() => answer(value)}
        >
          {label}
        </button>
      ))}
      <p role="status">{given !== undefined && STRINGS.feedback.thanks}</p>
    </fieldset>
  );
}
