/**
 * @jest-environment jsdom
 */
import { renderHook } from "@testing-library/react";
import { useMisses } from "./misses";

const ADDRESS = "https://count.example/misses";
const beacon = jest.fn<boolean, [string, string]>(() => true);

function setBrowser(values: { doNotTrack?: string; globalPrivacyControl?: boolean }): void {
  for (const key of ["doNotTrack", "globalPrivacyControl"] as const) {
    Object.defineProperty(navigator, key, { value: values[key] ?? null, configurable: true });
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  beacon.mockClear();
  Object.assign(navigator, { sendBeacon: beacon });
  Object.assign(globalThis, { SERVICES: { misses: ADDRESS } });
  setBrowser({});
});

const type = (inputs: readonly (string | null)[], pause: number): void => {
  const { rerender } = renderHook(({ missed }) => useMisses(missed), {
    initialProps: { missed: null as string | null },
  });
  for (const missed of inputs) {
    rerender({ missed });
    jest.advanceTimersByTime(pause);
  }
};

describe("S7 searches without a result", () => {
  test("are sent as text, each once", () => {
    type(["xylophone", null, "  xylophone ", "marimba"], 2000);
    expect(beacon.mock.calls).toEqual([
      [ADDRESS, "xylophone"],
      [ADDRESS, "marimba"],
    ]);
  });

  test("are not sent letter by letter", () => {
    type(["v", "vi", "vib", "vibra", "vibraphone"], 500);
    jest.advanceTimersByTime(2000);
    expect(beacon.mock.calls).toEqual([[ADDRESS, "vibraphone"]]);
  });

  test.each([
    ["Do Not Track", { doNotTrack: "1" }],
    ["Global Privacy Control", { globalPrivacyControl: true }],
  ])("are not sent with %s", (name, values) => {
    setBrowser(values);
    type([`nothing with ${name}`], 2000);
    expect(beacon).not.toHaveBeenCalled();
  });

  test("are not sent if the owner has given no address", () => {
    Object.assign(globalThis, { SERVICES: { misses: null } });
    type(["nothing at all"], 2000);
    expect(beacon).not.toHaveBeenCalled();
  });
});
