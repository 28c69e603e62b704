import { refuseHuge } from "./document-limit";

const PARTS = "lines and special characters. The limit is 120000";

test.each([
  ["of more than 1 MB", "é".repeat(510_000), "1.0 MB. The limit is 1 MB"],
  ["with very many items", "- a\n".repeat(60_001), `120002 ${PARTS}`],
  ["with very many addresses", "a@b.example ".repeat(30_001), `120004 ${PARTS}`],
])("F: a document %s is not read", (_, source, said) => {
  const refuse = () => refuseHuge(source);
  expect(refuse).toThrow(`The document has ${said}. Split it into several.`);
});

test("F: a long document is", () => {
  expect(() => refuseHuge("Some words.\n".repeat(30_000))).not.toThrow();
});
