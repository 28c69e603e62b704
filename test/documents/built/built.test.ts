import { createHash } from "node:crypto";
import { absoluteFault } from "./address-fault";
import { htmlFaults } from "./html";
import { redirectFaults } from "./redirects";
import { xmlFaults } from "./xml";

const OWN = "start()";
const hashOf = (code: string): string =>
  `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const page = (body: string, ...allowed: string[]): string =>
  `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' ${[hashOf(OWN), ...allowed].join(" ")}; style-src 'self'"><script>${OWN}</script><script src="/app-1.js"></script>${body}`;

describe("F: what is found in the HTML of a page", () => {
  test.each<[what: string, body: string, ...faults: string[]]>([
    ["nothing in text", "<p title='onclick='>&lt;script></p><img src='data:image/png,x'>"],
    ["nothing in data of the page", '<script type="application/ld+json">{"a": 1}</script>'],
    [
      "data that is no JSON",
      '<script type="application/ld+json">{</script>',
      "has data that is no JSON: {",
    ],
    [
      "a script of another host",
      "<script src='https://x.example/a.js'></script>",
      "loads the script https://x.example/a.js",
    ],
    [
      "a script",
      "<template><script>a()</script></template>",
      "has a script that is not the site's: a()",
      `its policy does not allow its script ${hashOf("a()")}`,
    ],
    ["a handler", "<p onclick='a()'>", "<p onClick>"],
    ["an address that runs code", "<a href=' java\tscript:a()'>", '<a href=" java\tscript:a()">'],
    ["a base", "<base href='/a'>", "<base>"],
    [
      "a refresh that leads to another host",
      "<noscript><meta http-equiv=refresh content='0; url=//x.example'></noscript>",
      '<meta http-equiv="refresh" content="0; url=//x.example">',
    ],
  ])("%s", (_, body, ...faults) => {
    expect(htmlFaults(page(body), new Set([OWN]))).toEqual(faults);
  });

  test("a hash in the policy without a script", () => {
    expect(htmlFaults(page("", hashOf("a()")), new Set([OWN]))).toEqual([
      `its policy allows ${hashOf("a()")}`,
    ]);
  });

  test("more than the data in a script with the data of the page", () => {
    const data = (json: string) =>
      page(`<script>window.pageData=${json}</script>`, hashOf(`window.pageData=${json}`));
    const own = new Set([OWN, "pageData"]);
    expect(htmlFaults(data('{"a":1}'), own)).toEqual([]);
    expect(htmlFaults(data("1;a()"), own)).toEqual([
      "has a script that is not the site's: window.pageData=1;a()",
    ]);
  });
});

test.each([
  ["https://x.example/%E6%97%A5?a=b&c#d", undefined],
  ["/a", "is no absolute URL"],
  ["ftp://x.example/a", "is no http(s) URL"],
  ["https://x.example/a b", "is not encoded"],
  ["https://x.example/日", "is not encoded"],
  ['https://x.example/"', "is not encoded"],
])("F: what is found in the address %s", (address, fault) => {
  expect(absoluteFault(address)).toBe(fault);
});

describe("F: what is found in a feed or a sitemap", () => {
  test.each<[xml: string, ...faults: string[]]>([
    ["<a><loc>https://x.example/a</loc><lastmod>2024-01-02</lastmod></a>"],
    ["<a><pubDate>Tue, 02 Jan 2024 00:00:00 GMT</pubDate></a>"],
    ["<a><loc>/a</loc></a>", '<loc> "/a" is no absolute URL'],
    ["<a><link href='/a'/></a>", '<link href> "/a" is no absolute URL'],
    [
      "<a><updated>+010000-01-01T00:00:00Z</updated></a>",
      "<updated> +010000-01-01T00:00:00Z is no date",
    ],
    [
      "<a><content type='html'>&lt;p onclick='a()'&gt;&lt;a href='/a'&gt;</content></a>",
      "<content> has <p onClick>",
      '<content> has <a href="/a">',
    ],
    ["<item><description>&lt;script&gt;</description></item>", "<description> has a script"],
    ["<entry><summary>&lt;script&gt;</summary></entry>"],
    ["<a>\u0001</a>", "is not well-formed: 1:4: disallowed character."],
  ])("%s", (xml, ...faults) => {
    expect(xmlFaults(xml)).toEqual(faults);
  });
});

describe("F: what is found in `_redirects`", () => {
  const asked = new Map([
    ["/a b", "/c"],
    ["/*", "/c"],
  ]);
  test.each<[text: string, ...faults: string[]]>([
    ["/a%20b /c 301!\n/a%20b /c 301\n"],
    ["/a b /c 301\n", 'the line "/a b /c 301" is no rule of three parts'],
    ["/* /c 301\n", 'the rule "/* /c 301" is for more than one address'],
    ["/d /c 301\n", 'nobody asked for the rule "/d /c 301"'],
    ["/a%20b /d 301\n", 'the rule "/a%20b /d 301" should lead to "/c"'],
  ])("%j", (text, ...faults) => {
    expect(redirectFaults(text, asked)).toEqual(faults);
  });
});
