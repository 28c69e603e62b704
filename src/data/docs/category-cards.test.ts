import { withCards } from "./category-cards";

test("M6 cards stand where the doc asks for them, with what is known of each", () => {
  const cards = [
    { label: "A", href: "/docs/a", description: "About a." },
    { label: "B", href: "https://b.example", description: null },
  ];
  const shown = [
    "Cards",
    {},
    ["Card", { title: "A", to: "/docs/a" }, "About a."],
    ["Card", { title: "B", to: "https://b.example" }],
  ];
  expect(withCards([["DocCardList", {}]], cards)).toEqual([shown]);
  expect(withCards(["a", ["ul", {}, ["li", {}, ["DocCardList", {}]]]], cards)).toEqual([
    "a",
    ["ul", {}, ["li", {}, shown]],
  ]);
});
