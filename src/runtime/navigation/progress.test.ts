/**
 * @jest-environment jsdom
 */
import { endProgress, startProgress } from "./progress";

const progressBar = () => document.querySelector(".progress");

describe("V1 the progress bar", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    history.replaceState(null, "", "/docs/core/metadex?tab=a#fees");
    endProgress();
  });
  afterEach(() => {
    endProgress();
    jest.runAllTimers();
    jest.useRealTimers();
  });

  test.each([
    ["/blog", true],
    ["/docs", true],
    ["/blog?tab=a#fees", true],
    ["http://localhost/blog", true],
    ["/docs/core/metadex", false],
    ["/docs/core/metadex?tab=b", false],
    ["/docs/core/metadex?tab=a#locks", false],
    ["#locks", false],
    ["?tab=b", false],
  ])("to %s starts: %s", (to, isStarted) => {
    startProgress(to);
    jest.advanceTimersByTime(200);
    expect(progressBar() !== null).toBe(isStarted);
  });

  test("starts after 200 ms, not before", () => {
    startProgress("/blog");
    jest.advanceTimersByTime(199);
    expect(progressBar()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(progressBar()).toBeInTheDocument();
  });

  test("never starts when the route is there sooner", () => {
    startProgress("/blog");
    jest.advanceTimersByTime(150);
    endProgress();
    jest.advanceTimersByTime(1000);
    expect(progressBar()).toBeNull();
  });

  test("goes away when the route is there", () => {
    startProgress("/blog");
    jest.advanceTimersByTime(500);
    expect(progressBar()).toBeInTheDocument();
    endProgress();
    jest.advanceTimersByTime(5000);
    expect(progressBar()).toBeNull();
  });

  test("counts the 200 ms from the last of several navigations", () => {
    startProgress("/blog");
    jest.advanceTimersByTime(150);
    startProgress("/blog/archive");
    jest.advanceTimersByTime(199);
    expect(progressBar()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(progressBar()).toBeInTheDocument();
  });

  test("on Back it is the page's address that counts", () => {
    history.replaceState(null, "", "/docs/core/metadex#locks");
    startProgress(null);
    jest.advanceTimersByTime(200);
    expect(progressBar()).toBeNull();
    history.replaceState(null, "", "/blog");
    startProgress(null);
    jest.advanceTimersByTime(200);
    expect(progressBar()).toBeInTheDocument();
  });
});
