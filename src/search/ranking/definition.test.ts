import { searchFilesOf } from "../../../test/search/search-files";
import { loadHeadings, loadTexts } from "../load";
import type { SearchData } from "./data";
import { definitionOf } from "./definition";

let early: SearchData;
let data: SearchData;
beforeAll(async () => {
  const files = searchFilesOf(
    [{ path: "/docs/a", title: "Lock", sections: [{ id: "x", heading: "Vote", text: "Vote." }] }],
    [{ words: ["epoch", "voting round"] }],
    [
      { slug: "epoch", term: "Epoch", aliases: [], definition: "A week." },
      { slug: "lp", term: "Liquidity provider", aliases: ["LP"], definition: "Who deposits." },
      { slug: "lock", term: "Lock (of tokens)", aliases: [], definition: "Tied up." },
    ],
  );
  const headings = loadHeadings(files);
  early = await headings;
  data = await loadTexts(files, headings);
});

const EPOCH = { term: "Epoch", text: "A week.", path: "/glossary#epoch" };
const PROVIDER = {
  term: "Liquidity provider",
  text: "Who deposits.",
  path: "/glossary#lp",
};

const LOCK = { term: "Lock (of tokens)", text: "Tied up.", path: "/glossary#lock" };

describe("S4 a term of the glossary answers with its definition", () => {
  test.each([
    ["the term", "epoch", EPOCH],
    ["in other letters, with white space", " EPOCH ", EPOCH],
    ["in the plural", "epochs", EPOCH],
    ["as a question", "what is an epoch", EPOCH],
    ["by a synonym", "voting round", EPOCH],
    ["by another name", "LPs", PROVIDER],
    ["of two words", "liquidity providers", PROVIDER],
    ["without its qualifier in brackets", "lock", LOCK],
    ["with its qualifier", "lock of tokens", LOCK],
    ["with another word", "epoch length", null],
    ["a part of it", "liquidity", null],
    ["a heading that is no term", "vote", null],
    ["nothing", "", null],
    ["signs alone", "???", null],
  ])("%s: “%s”", (_, input, expected) => {
    expect(definitionOf(data, input)).toEqual(expected);
  });

  test("not before the definitions are loaded", () => {
    expect(definitionOf(early, "epoch")).toBeNull();
  });
});
