/**
 * Refractor's grammars, each with its other names. To read the names from the package, all grammars
 * would have to be loaded, which takes 0.25 s in each thread. A test compares the list with the
 * package.
 */
const GRAMMARS = `
  abap, abnf, actionscript, ada, agda, al, antlr4 g4, apacheconf, apex, apl, applescript, aql,
  arduino ino, arff, armasm arm-asm, arturo art, asciidoc adoc, asm6502, asmatmel, aspnet,
  autohotkey, autoit, avisynth avs, avro-idl avdl, awk gawk, bash sh shell, basic, batch,
  bbcode shortcode, bbj, bicep, birb, bison, bnf rbnf, bqn, brainfuck, brightscript, bro,
  bsl oscript, c, cfscript cfc, chaiscript, cil, cilkc cilk-c, cilkcpp cilk cilk-cpp, clike,
  clojure, cmake, cobol, coffeescript coffee, concurnas conc, cooklang, coq, cpp, crystal,
  csharp cs dotnet, cshtml razor, csp, css, csv, cue, cypher, d, dart, dataweave, dax, dhall,
  diff, django jinja2, dns-zone-file dns-zone, docker dockerfile, dot gv, ebnf, editorconfig,
  eiffel, ejs eta, elixir, elm, erb, erlang, etlua, excel-formula xls xlsx, factor, false,
  firestore-security-rules, flow, fortran, fsharp, ftl, gap, gcode, gdscript, gedcom, gettext po,
  gherkin, git, glsl, gml gamemakerlanguage, gn gni, go-module go-mod, go, gradle, graphql,
  groovy, haml, handlebars hbs mustache, haskell hs, haxe, hcl, hlsl, hoon, hpkp, hsts, http,
  ichigojam, icon, icu-message-format, idris idr, iecst, ignore gitignore hgignore npmignore,
  inform7, ini, io, j, java, javadoc, javadoclike, javascript js, javastacktrace, jexl, jolie, jq,
  jsdoc, json webmanifest, json5, jsonp, jsstacktrace, jsx, julia, keepalived, keyman,
  kotlin kt kts, kumir kum, kusto, latex context tex, latte, less, lilypond ly, linker-script ld,
  liquid, lisp elisp emacs emacs-lisp, livescript, llvm, log, lolcode, lua, magma, makefile,
  markdown md, markup-templating, markup atom html mathml rss ssml svg xml, mata, matlab,
  maxscript, mel, mermaid, metafont, mizar, mongodb, monkey, moonscript moon, n1ql, n4js n4jsd,
  nand2tetris-hdl, naniscript nani, nasm, neon, nevod, nginx, nim, nix, nsis, objectivec objc,
  ocaml, odin, opencl, openqasm qasm, oz, parigp, parser, pascal objectpascal, pascaligo,
  pcaxis px, peoplecode pcode, perl, php, phpdoc, plant-uml plantuml, plsql,
  powerquery mscript pq, powershell, processing, prolog, promql, properties, protobuf, psl, pug,
  puppet, pure, purebasic pbfasm, purescript purs, python py, q, qml, qore, qsharp qs, r,
  racket rkt, reason, regex, rego, renpy rpy, rescript res, rest, rip, roboconf,
  robotframework robot, ruby rb, rust, sas, sass, scala, scheme, scss,
  shell-session sh-session shellsession, smali, smalltalk, smarty, sml smlnj, solidity sol,
  solution-file sln, soy, sparql rq, splunk-spl, sqf, sql, squirrel, stan, stata, stylus,
  supercollider sclang, swift, systemd, t4-cs t4, t4-templating, t4-vb, tap, tcl, textile, toml,
  tremor trickle troy, tsx, tt2, turtle trig, twig, typescript ts, typoscript tsconfig,
  unrealscript uc uscript, uorazor, uri url, v, vala, vbnet, velocity, verilog, vhdl, vim,
  visual-basic vb vba, warpscript, wasm, web-idl webidl, wgsl, wiki, wolfram mathematica nb wl,
  wren, xeora xeoracube, xojo, xquery, yaml yml, yang, zig
`;

/** Grammars with names that authors use and refractor does not know. */
const MORE_NAMES = `
  apacheconf apache, bash fish zsh, batch bat cmd, c h, cpp c++ cc hpp, csharp c#, diff patch,
  django jinja, dot graphviz, fsharp f#, go golang, graphql gql, hcl terraform tf,
  ini cfg conf dotenv env, javascript cjs mjs, json jsonc jsonl ndjson, latex bibtex,
  makefile make, markdown mdx, markup svelte vue, objectivec objective-c, perl pl,
  powershell ps1 pwsh, protobuf proto, pug jade, python vy vyper, rust rs,
  shell-session console terminal, solidity yul, sql mysql postgres postgresql sqlite,
  typescript cts mts, wasm wast wat
`;

/** Names for text without a language. */
const PLAIN = ["none", "plain", "plaintext", "text", "txt"];

const grammars = new Map(
  `${GRAMMARS},${MORE_NAMES}`.split(",").flatMap((entry) => {
    const [grammar = "", ...others] = entry.trim().split(" ");
    return [grammar, ...others].map((name) => [name, grammar] as const);
  }),
);

/** Names that a code block may have, in lower case. */
export const languageNames: ReadonlySet<string> = new Set([...grammars.keys(), ...PLAIN]);

/**
 * Returns the name of the grammar for a language, in upper or lower case. Returns undefined if the
 * language is unknown or plain text.
 */
export const grammarOf = (language: string): string | undefined =>
  grammars.get(language.toLowerCase());

/** Some grammars take the square of the length of a block or line: a second for this much. */
const MOST_IN_BLOCK = 50_000;
const MOST_IN_LINE = 4000;

/** Returns why the build colours no code of this length; undefined if it does. */
export function lengthFault(code: string): string | undefined {
  if (code.length > MOST_IN_BLOCK)
    return `The code has ${code.length} characters. It is shown without colours, because the build colours at most ${MOST_IN_BLOCK}.`;
  const longest = code.split("\n").reduce((most, { length }) => Math.max(most, length), 0);
  return longest > MOST_IN_LINE
    ? `The code has a line of ${longest} characters. It is shown without colours, because the build colours lines of at most ${MOST_IN_LINE}.`
    : undefined;
}
