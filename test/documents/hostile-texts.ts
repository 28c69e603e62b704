import fc from "fast-check";
import { anyText } from "../jest/any-text";

/** The global variable that hostile texts set, if a browser runs them. */
export const TRACE = "hostileTextRan";

/** A host that hostile texts would ask. No picture, link or style of the grammar is there. */
export const HOSTILE_HOST = "hostile.example";

const CODE = `window.${TRACE}=1`;

/**
 * Texts that run code or ask another host, if a page contains them as they are. None has braces: a
 * document may run code between braces.
 */
export const attacks: readonly string[] = [
  `<script>${CODE}</script>`,
  `"><script>${CODE}</script>`,
  `'><script>${CODE}</script>`,
  `</script><script>${CODE}</script>`,
  `</noscript><script>${CODE}</script>`,
  `</title><script>${CODE}</script>`,
  `</style><script>${CODE}</script>`,
  `</template><script>${CODE}</script>`,
  `]]><script>${CODE}</script>`,
  `--><script>${CODE}</script>`,
  `<!--<script>${CODE}`,
  `<img src=x onerror=${CODE}>`,
  `" onfocus="${CODE}" autofocus="`,
  `' onfocus='${CODE}' autofocus='`,
  `";${CODE};"`,
  `';${CODE};'`,
  `\\";${CODE};//`,
  `*/${CODE}/*`,
  `\u2028${CODE}\u2029`,
  `javascript:${CODE}`,
  `java\tscript:${CODE}`,
  `data:text/html,<script>${CODE}</script>`,
  `https://${HOSTILE_HOST}/`,
  `//${HOSTILE_HOST}/`,
  `/\\${HOSTILE_HOST}/`,
  `url(https://${HOSTILE_HOST}/)`,
  `&lt;script&gt;${CODE}&lt;/script&gt;`,
  "</script",
  "<!--",
];

/** Signs that mean something to YAML, HTML, XML, a host or a file system. */
const signs = [
  ..."\"'<>&;,!*:%#?\\/|`@=+-_.~^$()[] \u00a0\u200b\u200d\u0301",
  "e\u0301",
  "é",
  "İ",
  "ß",
  "日本",
  "שלום",
  "😀",
  "👩‍👩‍👧",
  "%2F",
  "%00",
  "%zz",
  "..",
  "../",
  "/./",
  "//",
];

/** Characters that most files may not have. */
const unseen = [
  ..."\t\n\r\u0000\u0001\u001b\u007f\u0085\u200e\u202e\u2066\u2028\u2029\ufeff\ufffe\uffff",
  "\ud800",
  "\udfff",
];

/** Names that every object has, or that a file or a page has already. */
export const takenNames: readonly string[] = [
  ..."__proto__ constructor toString hasOwnProperty valueOf".split(" "),
  ..."index README _partial .hidden .. . con nul".split(" "),
  ..."404 search tags authors archive page static page-data sitemap-index.xml atom.xml".split(" "),
];

const longWords = fc.constantFrom("x".repeat(300), "界".repeat(300), "a ".repeat(1500));

const signText = fc
  .array(
    fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom("a", "b", "Word") },
      { weight: 20, arbitrary: fc.constantFrom(...signs) },
      { weight: 1, arbitrary: fc.constantFrom(...unseen) },
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(""));

/** A text that is not meant well. */
export const hostileTexts: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 5, arbitrary: fc.constantFrom(...attacks) },
    { weight: 5, arbitrary: signText },
    { weight: 2, arbitrary: fc.constantFrom(...takenNames) },
    { weight: 2, arbitrary: anyText({ minLength: 1, maxLength: 6 }) },
    { weight: 1, arbitrary: longWords },
  )
  .map((text) => text.replace(/[{}]/g, "-"));

/** A text for readers: plain in half of the cases. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("A title", "Fees & more", "Über 1 < 2", "日本語", "{product.name} now", "1984"),
  hostileTexts,
);

/** Addresses that content may have or lead to. */
const plainAddresses = fc.oneof(
  fc.constantFrom(
    "/",
    "/docs",
    "/docs/intro",
    "/docs/intro#a",
    "/docs/intro?a=b&c",
    "/blog",
    "/search?q=%22a%22",
    "/a b/c",
    "/日本",
    "/e\u0301",
  ),
  fc.nat(999).map((number) => `/old-${number}`),
);

/** Addresses with signs that a host, a feed or HTML may take for its own. */
const oddAddresses = fc.oneof(
  fc.constantFrom(
    "/*",
    "/a/*",
    "/:a",
    "/a/:splat",
    "/a!",
    "/a /b 200",
    "/a\n/* /b 200",
    "/a%0A/b",
    "/a%20b",
    "/a\"b'c",
    "/a<b>c&d",
    "/a;b,c=d",
    "/a\\b",
    "/../a",
    "/a/./b",
    "//a",
    "/a/",
    "/index",
    "/index.html",
    "/blog/atom.xml/a",
    "/sitemap-index.xml/a",
    "/favicon.svg/a",
    "/docs/intro/",
  ),
  fc.constantFrom(...takenNames).map((name) => `/${name}`),
  hostileTexts.map((text) => `/${text}`),
);

/** Addresses of this site as paths: odd in a third of the cases. */
export const paths: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: plainAddresses },
  { weight: 1, arbitrary: oddAddresses },
);

/** Addresses of other sites, and of none. */
export const outerAddresses: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("https://x.example", "https://x.example/a?b=c&d#e") },
  { weight: 1, arbitrary: hostileTexts.map((text) => `https://x.example/${text}`) },
  { weight: 1, arbitrary: fc.constantFrom(...attacks) },
);

/** Addresses of pictures. */
export const pictures: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom("/img/logo.svg", "https://x.example/a.png") },
  { weight: 1, arbitrary: outerAddresses },
);
