import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../site/problems/problem";
import { serveProblems, showProblems, whenIdle } from "./development";
import { contentRoot } from "./files/project";

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

  /** Does failing work several times, and other work after it. Returns what the console shows. */
  function shownOf(fail: () => void, times = 1): string[] {
    const console = jest.spyOn(global.console, "error").mockImplementation(() => {});
    const other = jest.fn();
    for (let time = 0; time < times; time += 1) {
      whenIdle("problems", fail);
      whenIdle("pages", other);
      expect(() => jest.runAllTimers()).not.toThrow();
    }
    expect(other).toHaveBeenCalledTimes(times);
    const shown = console.mock.calls.map(([text]) => String(text));
    console.mockRestore();
    return shown;
  }

  test("may fail without an end of the server, and is told once, with its stack", () => {
    const [shown, ...others] = shownOf(() => {
      throw new TypeError("x is not a function");
    }, 3);
    expect(shown).toMatch(
      /^The work on problems has failed.\nTypeError: x is not a function\n +at .*development.test/,
    );
    expect(others).toEqual([]);
  });

  test("is told again when it fails after it has worked, or in another way", () => {
    const fail = (message: string) => () => {
      throw message;
    };
    expect(shownOf(fail("one"))).toEqual(["The work on problems has failed.\none"]);
    expect(shownOf(fail("two"))).toEqual(["The work on problems has failed.\ntwo"]);
    expect(shownOf(() => {})).toEqual([]);
    expect(shownOf(fail("two"))).toEqual(["The work on problems has failed.\ntwo"]);
  });

  test("may find that a file of the content has gone, which is no news", () => {
    expect(shownOf(() => readFileSync(join(contentRoot, "no-such-file")))).toEqual([]);
    expect(shownOf(() => readFileSync("no-such-file"))).toEqual([
      expect.stringContaining("Error: ENOENT: no such file or directory, open 'no-such-file'"),
    ]);
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
