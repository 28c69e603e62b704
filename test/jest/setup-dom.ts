import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";

// React's server renderer needs this, and jsdom lacks it.
globalThis.TextEncoder ??= TextEncoder;

// jsdom does no layout, so there is never anything to measure.
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};
