import { labelOfMessage } from "./site-words-file";

test.each([
  ["item.label.Docs", "Docs"],
  ["link.title.Read on", "Read on"],
  ["link.item.label.v1.0", "v1.0"],
  ["sidebar.docsSidebar.category.Start here", "Start here"],
  ["sidebar.docs.link.GitHub", "GitHub"],
  ["sidebar.docs.category.Guides.link.generated-index.title", undefined],
  ["sidebar.docs.category.Guides.link.generated-index.description", undefined],
  ["version.label", undefined],
  ["copyright", undefined],
])("N3 the message `%s` of Docusaurus translates the label %s", (id, label) => {
  expect(labelOfMessage(id)).toBe(label);
});
