import { withCards } from "./category-cards";

test("M6 cards stand where the doc asks for them, with what is known of each", () => {
  const cards = [
    { label: "A", href: "/docs/a", description: "About a.", links: [] },
    { label: "B", href: "https://b.example", description: null, links: [] },
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

test("M6 cards of sections list their pages, and a stream flows through them", () => {
  const pages = [{ label: "One", path: "/docs/one" }];
  const cards = [
    { label: "A", href: "/docs/one", description: null, links: pages },
    { label: "B", href: "/b", description: null, links: [] },
    { label: "C", href: "/docs/one", description: "About c.", links: pages },
  ];
  const stream = { bed: "M0 0", in: "", out: "" };
  const list = ["ul", {}, ["li", {}, ["a", { href: "/docs/one" }, "One"]]];
  expect(withCards([["DocCardList", {}]], cards, stream)).toEqual([
    [
      "Cards",
      { stream },
      ["Card", { title: "A", to: "/docs/one", part: 0 }, list],
      ["Card", { title: "B", to: "/b" }],
      ["Card", { title: "C", to: "/docs/one", part: 1 }, "About c.", list],
    ],
  ]);
  expect(JSON.stringify(withCards([["DocCardList", {}]], cards))).not.toContain("stream");
});
