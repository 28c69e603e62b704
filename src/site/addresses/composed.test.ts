import { composed } from "./composed";

const NFC = "\u00e9";
const NFD = "e\u0301";

test.each([
  [`/caf${NFD}`, `/caf${NFC}`],
  [`/caf${NFC}`, `/caf${NFC}`],
  [`/a#caf${NFD}`, `/a#caf${NFC}`],
  ["/caf%65%CC%81", "/caf%65%CC%81"],
  ["/cafe%CC%81", `/caf${NFC}`],
  ["/caf%C3%A9", "/caf%C3%A9"],
  ["/cafe%cc%81?a=%26&b=%25", `/caf${NFC}?a=%26&b=%25`],
  ["/%EF", "/%EF"],
  ["/a%20b", "/a%20b"],
])("%s leads to %s", (address, expected) => {
  expect(composed(address)).toBe(expected);
});
