import { styleRequests } from "./style-requests";

const requestsIn = (css: string) => styleRequests(css).map(({ request }) => request);

test.each([
  ["url(a.png)", ["./a.png"]],
  ['URL( \'./a.png?x#y\' ), url("../b c.woff2") format("woff2")', ["./a.png", "../b c.woff2"]],
  ["image-set(url(a.png) 1x, url(b.png) 2x)", ["./a.png", "./b.png"]],
  [
    "url(/img/a.png), url(~pkg/b.png), url(@site/c.png)",
    ["/img/a.png", "pkg/b.png", "@site/c.png"],
  ],
  [
    "url(data:image/png;base64,AA==), url(https://a.example/a.png), url(//a.example/b), url(#c)",
    [],
  ],
  ["url(), none", []],
])("M6 a declaration asks for files: %s", (value, requests) => {
  expect(requestsIn(`.a { background: ${value} }`)).toEqual(requests);
});

test("M6 a style sheet asks for others, and a class for those of other modules", () => {
  const css = [
    '@import "a.css" screen;',
    "@import url('./b.css');",
    "@import url(https://fonts.example/c.css);",
    "/* url(d.png) */",
    '.e { composes: f; composes: g h from "./i.module.css"; content: "url(j.png)" }',
    "@media print { .k { background: url(l.png) } }",
  ].join("\n");
  expect(styleRequests(css)).toEqual([
    { request: "./a.css", names: [], line: 1, column: 1 },
    { request: "./b.css", names: [], line: 2, column: 1 },
    { request: "./i.module.css", names: [], line: 5, column: 19 },
    { request: "./l.png", names: [], line: 6, column: 21 },
  ]);
});
