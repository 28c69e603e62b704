/**
 * Makes the development server end when it is told to, also while it computes.
 *
 * Why: `gatsby develop` hands a signal on to the process that does the work, and then waits for it.
 * That process sees no signal while it computes. It would go on, and so would its port be taken.
 * How much: nothing of Gatsby; its first process gets one more listener for each signal.
 * Asserted: test/commands/signals.slow.test.ts.
 * Until: Gatsby ends that process by SIGKILL after a while.
 */
import { subscribe } from "node:diagnostics_channel";
import { constants } from "node:os";

/** In milliseconds: how long the process may take to end by itself. */
const GRACE = 1000;

const isRunning = ({ exitCode, signalCode }) => exitCode === null && signalCode === null;

// Gatsby's other processes load this file too. They have a parent that ends them.
if (!process.send) {
  const children = new Set();
  subscribe("child_process", ({ process: child }) => children.add(child));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      const running = Array.from(children).filter(isRunning);
      const end = () => {
        for (const child of running) child.kill("SIGKILL");
        process.exit(128 + constants.signals[signal]);
      };
      for (const child of running) child.kill(signal);
      setTimeout(end, running.length > 0 ? GRACE : 0);
    });
  }
}
