import type { Problem } from "../site/problems/problem";
import { serveProblems, showProblems, whenIdle } from "./development";

describe("G5 what no edit has to wait for", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("is done once, after the last edit", () => {
    const done: string[] = [];
    whenIdle("problems", () => done.push("first"));
    whenIdle("pages", () => done.push("other"));
    jest.advanceTimersByTime(300);
    whenIdle("problems", () => done.push("second"));
    jest.advanceTimersByTime(300);
    expect(done).toEqual([]);
    jest.runAllTimers();
    expect(done).toEqual(["second", "other"]);
  });

  test("may fail without an end of the server", () => {
    const other = jest.fn();
    whenIdle("problems", () => {
      throw new Error("The file has gone.");
    });
    whenIdle("pages", other);
    expect(() => jest.runAllTimers()).not.toThrow();
    expect(other).toHaveBeenCalled();
  });
});

describe("F the problems of the content", () => {
  const problem: Problem = {
    code: "missing-title",
    severity: "warning",
    message: "No title.",
    file: "content/docs/no-such-file.md",
    line: 1,
    column: 1,
  };
  interface Reader {
    events: string[];
    leave: () => void;
  }

  /** Connects a browser that asks for the problems. */
  function connect(): Reader {
    const reader: Reader = { events: [], leave: () => {} };
    serveProblems({
      get: (_path, answer) =>
        answer(
          {
            on: (_event, listener) => {
              reader.leave = listener;
            },
          },
          { writeHead: () => {}, write: (text) => reader.events.push(text) },
        ),
    });
    return reader;
  }
  const last = ({ events }: Reader) => JSON.parse(events.at(-1)?.replace(/^data: /, "") ?? "null");

  test("are sent to a browser when it asks, when they change, and when they are mended", () => {
    const reader = connect();
    expect(last(reader)).toEqual([]);
    expect(showProblems([problem])).toBe(true);
    expect(last(reader)).toMatchObject([problem]);
    expect(showProblems([problem])).toBe(false);
    expect(reader.events).toHaveLength(2);
    expect(last(connect())).toMatchObject([problem]);
    expect(showProblems([])).toBe(true);
    expect(last(reader)).toEqual([]);
  });

  test("are not sent to a browser that has gone", () => {
    const reader = connect();
    reader.leave();
    showProblems([problem]);
    showProblems([]);
    expect(reader.events).toHaveLength(1);
  });
});
