import { messagesOf } from "./errors";

describe("E1 what a crash page tells of an error", () => {
  const cyclic = new Error("first");
  cyclic.cause = new Error("second", { cause: cyclic });

  test.each<[string, unknown, string[]]>([
    ["an error", new Error("no data"), ["no data"]],
    [
      "an error with causes",
      new Error("outer", { cause: new TypeError("middle", { cause: "inner" }) }),
      ["outer", "middle", "inner"],
    ],
    ["causes that lead back", cyclic, ["first", "second"]],
    ["a text", "no data", ["no data"]],
    ["a number", 404, ["404"]],
    ["nothing", undefined, []],
    ["null", null, []],
  ])("%s", (_, error, expected) => {
    expect(messagesOf(error)).toEqual(expected);
  });
});
