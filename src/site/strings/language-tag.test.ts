import { languageTag } from "./language-tag";

test.each([
  ["de", "de"],
  ["pt-br", "pt-BR"],
  ["cn", "zh-CN"],
  ["jp", "ja"],
  ["zh_CN", undefined],
  ["englishlanguage", undefined],
  ["", undefined],
])("N3 the code %s of a language means %s", (code, tag) => {
  expect(languageTag(code)).toBe(tag);
});
