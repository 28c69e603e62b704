import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";

// What React's server needs, and jsdom lacks.
globalThis.TextEncoder ??= TextEncoder;

// jsdom lays nothing out, so nothing is ever measured.
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};
