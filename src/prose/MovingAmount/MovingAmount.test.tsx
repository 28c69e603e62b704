/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { MovingAmount } from "./MovingAmount";

test("X5 a moving amount is the new one for screen readers, and on its way for the eye", () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
  const { container, rerender } = render(<MovingAmount>30 USDC</MovingAmount>);
  const shown = () => container.querySelector("[data-shown]")?.getAttribute("data-shown");
  expect(shown()).toBeUndefined();
  rerender(<MovingAmount>60 USDC</MovingAmount>);
  act(() => jest.advanceTimersByTime(100));
  expect(container).toHaveTextContent(/^60 USDC$/);
  expect(shown()).toMatch(/^5\d USDC$/);
  act(() => jest.advanceTimersByTime(120));
  expect(shown()).toBeUndefined();
  jest.useRealTimers();
});
