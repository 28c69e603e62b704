import type { Syntax } from "refractor/lib/core.js";
import { grammarOf, languageNames } from "./languages";

test("M2 names of languages are those of refractor, and some more", () => {
  const { refractor } =
    jest.requireActual<typeof import("refractor/lib/all.js")>("refractor/lib/all.js");
  const known = refractor.listLanguages();
  const grammars = new Set(Array.from(languageNames).flatMap((name) => grammarOf(name) ?? []));
  expect(known.filter((name) => !languageNames.has(name))).toEqual([]);
  expect(Array.from(grammars).filter((name) => !refractor.registered(name))).toEqual([]);
  for (const name of grammars) {
    const { default: syntax } = jest.requireActual<{ default: Syntax }>(
      `refractor/lang/${name}.js`,
    );
    const names = [name, ...(syntax.aliases ?? [])];
    expect(names.map(grammarOf)).toEqual(names.map(() => name));
  }
});
