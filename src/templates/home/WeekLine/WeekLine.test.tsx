/**
 * @jest-environment jsdom
 */
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { WeekLine } from "./WeekLine";

const HOUR = 3600;
const WEEK = 7 * 24 * HOUR;
/** A Thursday. Epochs end on Thursdays at midnight UTC. */
const START = Date.UTC(2026, 0, 1);

const week = (pause = HOUR) => <WeekLine seconds={WEEK} pause={pause} />;

/** Returns the places of what is on the line: of the pauses, and of the clock. */
function placesOn(container: HTMLElement) {
  const line = container.querySelector("[aria-hidden='true']");
  const parts = Array.from(line?.querySelectorAll("span") ?? [], ({ dataset, style }) => ({
    isPause: dataset.edge !== undefined,
    at: Number(style.getPropertyValue("--at")),
  }));
  const at = (isPause: boolean) =>
    parts.filter((part) => part.isPause === isPause).map((part) => part.at);
  return { pauses: at(true), clock: at(false) };
}

describe("R1 an epoch as a line", () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: START + 3.5 * 24 * HOUR * 1000 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test("says nothing of the time in the HTML, which is as old as the build", () => {
    const { body } = new DOMParser().parseFromString(renderToString(week()), "text/html");
    expect(body.querySelector("p")?.textContent).toBe("\u00a0");
    expect(body.textContent).toContain("ThuFri");
    expect(placesOn(body)).toEqual({ pauses: [1 / 168, 1 / 168], clock: [] });
  });

  test("says in a browser when the epoch ends, where the clock stands, and follows the clock", () => {
    const { container } = render(week());
    expect(screen.getByText("This epoch ends in 3 d 12 h")).toBeInTheDocument();
    expect(placesOn(container).clock).toEqual([0.5]);
    act(() => jest.advanceTimersByTime(HOUR * 1000));
    expect(screen.getByText("This epoch ends in 3 d 11 h")).toBeInTheDocument();
    expect(placesOn(container).clock[0]).toBeCloseTo(85 / 168);
  });

  test("begins anew when the epoch has ended", () => {
    jest.setSystemTime(START - 30_000);
    const { container } = render(week());
    expect(screen.getByText("This epoch ends in 1 min")).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText("This epoch ends in 7 d 00 h")).toBeInTheDocument();
    expect(placesOn(container).clock[0]).toBeLessThan(0.001);
  });

  test("stops its clock when it leaves the page", () => {
    const { unmount } = render(week());
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  test("shows the pauses at both ends, in proportion, or none", () => {
    const { container, rerender } = render(week(WEEK / 4));
    expect(placesOn(container).pauses).toEqual([0.25, 0.25]);
    rerender(week(0));
    expect(placesOn(container).pauses).toEqual([]);
  });
});
