import { DOCUSAURUS_MESSAGES, fromDocusaurus } from "./docusaurus";
import { english } from "./english";
import type { Catalogue, Message } from "./message";

test("N3 each message of Docusaurus' theme is one here, without values to fill in", () => {
  for (const path of Object.values(DOCUSAURUS_MESSAGES)) {
    const found = path.reduce<Message | Catalogue | undefined>(
      (entry, name) => (typeof entry === "object" ? entry[name] : undefined),
      english,
    );
    expect([path, typeof found === "string" && !found.includes("{")]).toEqual([path, true]);
  }
});

test("N3 messages of Docusaurus become messages here, and others of its are left", () => {
  const messages = new Map([
    ["theme.docs.paginator.next", "Dalej"],
    ["theme.unknown", "x"],
    ["constructor", "x"],
  ]);
  expect(fromDocusaurus(messages)).toEqual([{ docs: { pager: { next: "Dalej" } } }]);
});
