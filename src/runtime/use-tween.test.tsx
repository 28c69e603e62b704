/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { useTween } from "./use-tween";

const Drawing = ({ values }: { values: readonly number[] }) => (
  <p>{useTween(values).map(Math.round).join(" ")}</p>
);

const drawing = (values: readonly number[]) => {
  const { rerender } = render(<Drawing values={values} />);
  return {
    show: (next: readonly number[]) => rerender(<Drawing values={next} />),
    wait: (time: number) => act(() => jest.advanceTimersByTime(time)),
    shown: () => screen.getByText(/\d/).textContent,
  };
};

let wantsCalm = false;
beforeEach(() => {
  jest.useFakeTimers();
  jest
    .spyOn(globalThis, "matchMedia")
    .mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: wantsCalm, media: query } as MediaQueryList),
    );
});
afterEach(() => {
  wantsCalm = false;
  jest.useRealTimers();
});

describe("X5 numbers that a drawing shows", () => {
  test("move to a new value in 200 ms, faster at first", () => {
    const { show, wait, shown } = drawing([0, 100]);
    show([100, 0]);
    expect(shown()).toBe("0 100");
    wait(100);
    const [up = 0, down = 0] = shown()?.split(" ").map(Number) ?? [];
    expect(up).toBeGreaterThan(60);
    expect(up).toBeLessThan(95);
    expect(up + down).toBe(100);
    wait(120);
    expect(shown()).toBe("100 0");
    expect(jest.getTimerCount()).toBe(0);
  });

  test("follow at once while they change fast, as in a drag", () => {
    const { show, wait, shown } = drawing([0]);
    show([10]);
    wait(50);
    show([20]);
    expect(shown()).toBe("20");
    wait(150);
    show([30]);
    expect(shown()).toBe("30");
    wait(250);
    show([40]);
    expect(shown()).toBe("30");
  });

  test("are there at once for readers who want less motion", () => {
    wantsCalm = true;
    const { show, shown } = drawing([0]);
    show([10]);
    expect(shown()).toBe("10");
  });

  test("are there at once if there are more of them", () => {
    const { show, shown } = drawing([0]);
    show([10, 20]);
    expect(shown()).toBe("10 20");
  });
});
