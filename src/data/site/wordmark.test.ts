import { wordmark } from "./wordmark";

describe("brand: the wordmark", () => {
  test("letters follow each other with a gap", () => {
    expect(wordmark("Til")).toEqual({
      width: 38,
      letters: [
        { x: 0, path: "M0 0H15M7.5 0V20" },
        { x: 21, path: "M0 0V20" },
        { x: 27, path: "M0 0V20H11" },
      ],
    });
  });

  test("every letter of the alphabet has a drawing", () => {
    expect(wordmark("ABCDEFGHIJKLMNOPQRSTUVWXYZ")?.letters).toHaveLength(26);
  });

  test.each(["", "1INCH", "A B", "Ä"])("“%s” has none", (name) => {
    expect(wordmark(name)).toBeNull();
  });
});
