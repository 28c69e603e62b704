import { date, readDate, text } from "./fields";

describe("M6 F dates are read in UTC", () => {
  test.each([
    ["2021-08-26", "2021-08-26T00:00:00.000Z"],
    ["2021-8-6", "2021-08-06T00:00:00.000Z"],
    ["2021/08/26", "2021-08-26T00:00:00.000Z"],
    ["2021-08-26 14:30", "2021-08-26T14:30:00.000Z"],
    ["2021-08-26T14:30:15", "2021-08-26T14:30:15.000Z"],
    ["2021-08-26T14:30:15.250Z", "2021-08-26T14:30:15.000Z"],
    ["2021-08-26T23:30:00-02:00", "2021-08-27T01:30:00.000Z"],
    ["2021-08-26 01:00 +0200", "2021-08-25T23:00:00.000Z"],
    ["2020-02-29", "2020-02-29T00:00:00.000Z"],
    ["0099-01-01", "0099-01-01T00:00:00.000Z"],
    ["1/1/2000", "2000-01-01T00:00:00.000Z"],
    ["12/17/1995 03:24", "1995-12-17T03:24:00.000Z"],
    ["September 3, 2021", "2021-09-03T00:00:00.000Z"],
    ["December 17, 1995 03:24:00", "1995-12-17T03:24:00.000Z"],
    ["17 december 1995 03:24 -02:00", "1995-12-17T05:24:00.000Z"],
    ["Sept 3 2021", "2021-09-03T00:00:00.000Z"],
    ["3 May 2021", "2021-05-03T00:00:00.000Z"],
  ])("%p is %p", (written, expected) => {
    expect(readDate(written)).toEqual({ iso: expected, rolledTo: null });
  });

  test.each([
    ["2017-02-29", "2017-03-01"],
    ["2021/4/31 23:30 -02:00", "2021-05-01"],
    ["2/30/2021", "2021-03-02"],
    ["April 31, 2021", "2021-05-01"],
  ])("%p counts on into the next month, as JavaScript does", (written, rolledTo) => {
    const iso = new Date(written).toISOString();
    expect(readDate(written)).toEqual({ iso, rolledTo });
  });

  test.each([
    "",
    "soon",
    "2021",
    "2021-13-01",
    "2021-02-32",
    "2021-00-10",
    "2021-08-26T25:00",
    "2021-08-26T10:61",
    "2021/08-26",
    "26.08.2021",
    "26/08/2021",
    "1/1/20001",
    "post 1",
    "post 1, 2021",
    "mayor 3, 2021",
    "Septembers 3, 2021",
    "May 32, 2021",
  ])("%p is none", (written) => {
    expect(readDate(written)).toBeNull();
  });

  test("a wrong one is named, with the form expected", () => {
    expect(date.safeParse("soon").error?.issues[0]?.message).toBe(
      "expected a date like 2021-08-26 or 2021-08-26T14:30:00+02:00",
    );
  });
});

test("M6 a number is a text, nothing is none", () => {
  expect(text.parse(1984)).toBe("1984");
  expect(text.safeParse("").success).toBe(false);
  expect(text.safeParse(["a"]).error?.issues[0]?.message).toBe("expected text");
});
