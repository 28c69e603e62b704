import { type KeyboardEvent, useState } from "react";
import type { ShownProblem } from "../../site/problems/problem";
import { countOf } from "../../site/text";
import * as styles from "./ProblemOverlay.module.css";

const placeOf = ({ file, line, column }: ShownProblem): string =>
  [file, line, column].filter((part) => part !== null).join(":");

const ofSeverity = (problems: readonly ShownProblem[], severity: ShownProblem["severity"]) =>
  problems.filter((problem) => problem.severity === severity);

/**
 * Shows what is wrong with the content, in development. The panel opens by itself if there are
 * errors, and again when the errors change. Warnings alone are only counted. The focus does not
 * move, as the author fixes the problem in another window.
 */
export function ProblemOverlay({ problems }: { problems: readonly ShownProblem[] }) {
  const errors = ofSeverity(problems, "error");
  const warnings = ofSeverity(problems, "warning");
  const all = [...errors, ...warnings];
  const counts = [
    ...(errors.length > 0 ? [countOf(errors.length, "error")] : []),
    ...(warnings.length > 0 ? [countOf(warnings.length, "warning")] : []),
  ]
    .map((count, index) => (index === 0 ? count : count.toLowerCase()))
    .join(", ");
  const shown = JSON.stringify(errors);
  const [choice, setChoice] = useState({ of: "", isOpen: false });
  const isOpen = choice.of === shown ? choice.isOpen : errors.length > 0;
  const open = (value: boolean) => setChoice({ of: shown, isOpen: value });
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape") open(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes wherever inside the focus is
    <div className={styles.overlay} onKeyDown={closeOnEscape}>
      <p role="status" className="sr-only">
        {counts && `${counts} in the content`}
      </p>
      {all.length > 0 && isOpen && (
        <section
          id="content-problems"
          className={styles.panel}
          aria-label="Problems of the content"
        >
          <header className={styles.head}>
            <h2 className={styles.title}>{counts} in the content</h2>
            <button type="button" className={styles.close} onClick={() => open(false)}>
              Close
            </button>
          </header>
          <ol className={styles.problems}>
            {all.map((problem) => (
              <li
                key={placeOf(problem) + problem.message}
                className={styles.problem}
                data-severity={problem.severity}
              >
                <p className={styles.kind}>
                  <strong>
                    {problem.severity} {problem.code}
                  </strong>{" "}
                  <code>{placeOf(problem)}</code>
                </p>
                <p className={styles.message}>{problem.message}</p>
                {problem.frame !== null && (
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keys
                  <pre className={styles.frame} tabIndex={0}>
                    {problem.frame}
                  </pre>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
      {all.length > 0 && (
        <button
          type="button"
          className={styles.badge}
          data-severity={errors.length > 0 ? "error" : "warning"}
          aria-expanded={isOpen}
          aria-controls="content-problems"
          onClick={() => open(!isOpen)}
        >
          {counts}
        </button>
      )}
    </div>
  );
}
