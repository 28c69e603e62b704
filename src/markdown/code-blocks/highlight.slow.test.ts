import { highlight } from "./highlight";
import { grammarOf, languageNames } from "./languages";

/** All grammars, of which there are 300. */
const grammars = Array.from(
  new Set(Array.from(languageNames).flatMap((name) => grammarOf(name) ?? [])),
);

describe("M2 colours of a block", () => {
  /** Code with something for every grammar that others contain, or that changes others. */
  const SAMPLE = [
    "/** @param {string} a `b` <c> */ /// <summary>x</summary>",
    'POST /a HTTP/1.1\nContent-Type: application/json\n\n{ "a": 1 }',
    '<style media="b">a:hover > .c { d: #fff }</style><script>let a = css`b { c: d }`</script>',
    ":markdown\n  # A\n```go\nfunc a() {}\n```",
    '$a = b.c("d") + 1; <?php echo 1 ?> {{ a }} <% b %> {% c %}',
  ].join("\n");

  /** Colours the sample in each language, with modules that have coloured nothing before. */
  function coloured(languages: readonly string[]): Record<string, unknown> {
    let found = {};
    jest.isolateModules(() => {
      const fresh = jest.requireActual<typeof import("./highlight")>("./highlight");
      found = Object.fromEntries(languages.map((name) => [name, fresh.highlight(SAMPLE, name)]));
    });
    return found;
  }

  test.each(grammars)("keep its text: %s", (grammar) => {
    expect(
      highlight(SAMPLE, grammar)
        .map(([, text]) => text)
        .join(""),
    ).toBe(SAMPLE);
  });

  test("do not depend on the blocks before it", () => {
    // Each of these changes another grammar, or finds others if they are there.
    const names =
      "arduino bison coffeescript cpp csharp css fsharp glsl haml hlsl http java javadoc";
    const more = "javascript jsdoc latte less markdown objectivec opencl php phpdoc pug scss vala";
    const languages = `${names} ${more}`.split(" ");
    expect(coloured(languages.toReversed())).toEqual(coloured(languages));
  });
});
