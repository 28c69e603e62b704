import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";
import { configure } from "@testing-library/react";

// What a component loads on demand comes from a cold disk in the first run after an install.
// Jest's own limit stops tests that hang.
configure({ asyncUtilTimeout: 20_000 });

// React's server renderer needs this, and jsdom lacks it.
globalThis.TextEncoder ??= TextEncoder;

// jsdom does no layout, so there is never anything to measure.
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// The readers of tests want no motion, so what a test does shows at once. jsdom asks nobody.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: media.includes("reduce") } as MediaQueryList);
