/**
 * Shows how far a long step is: in a terminal while it runs, elsewhere with its time at its end.
 *
 * Why: Gatsby ends the progress that a hook has begun when the hook ends. Its own reporter does not.
 * How much: at 1,000 docs, 9 s of a build said nothing, and the time of the pictures was nowhere.
 * Asserted: each step finds the reporter; progress.test.ts.
 * Until: Gatsby's hooks have steps that last longer than they do.
 */
import { assertFound } from "./assert-found";
import { requireFromRoot } from "./require-from-root";

/** A step of a build. */
export interface Progress {
  /** Says that one more is done. */
  tick(): void;
  end(): void;
}

interface Reporter {
  createProgress?(text: string, total: number): Progress & { start(): void };
}

/** Starts a step that does something `total` times. */
export function startProgress(
  text: string,
  total: number,
  reporter: Reporter = requireFromRoot("gatsby-cli/lib/reporter"),
): Progress {
  assertFound(reporter.createProgress, "`createProgress` of Gatsby's reporter", "progress.ts");
  const progress = reporter.createProgress(text, total);
  progress.start();
  return progress;
}
