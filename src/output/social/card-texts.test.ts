import { cardTexts } from "./card-texts";

const PAGES = [
  { path: "/docs/core/b", card: { title: "B", sections: ["Docs", "Core"] } },
  { path: "/blog/own" },
];

describe("X2 what the pictures of pages say", () => {
  test("is their title, and where they belong; what has a picture of its own has none", () => {
    expect(cardTexts(PAGES, "Acme")).toEqual([
      { path: "/docs/core/b", title: "B", label: "Docs · Core" },
    ]);
  });

  test("has the product's name, where that cannot be drawn", () => {
    expect(cardTexts(PAGES, "Acme 2")[0]?.label).toBe("Acme 2 · Docs · Core");
  });
});
