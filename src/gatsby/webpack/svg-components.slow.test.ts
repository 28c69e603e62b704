import { folderOf } from "../../../test/jest/folders";
import { bundle } from "../../../test/jest/webpack";
import { svgComponents } from "./svg-components";

test("M6 a drawing is a component for scripts, and an address for style sheets", async () => {
  const root = folderOf({
    "index.js": [
      'import Drawing from "./a.svg";',
      'const other = require("./a.svg").default;',
      'console.log(Drawing({ title: "A", role: "img", className: "b" }), other === Drawing);',
    ].join("\n"),
    "a.svg": '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    "node_modules/react/index.js": "export const createElement = (name, props) => [name, props];",
    "node_modules/react/package.json": "{}",
  });
  const rule = { ...svgComponents, issuer: /\.js$/ };
  const { files } = await bundle(root, {
    module: { rules: [{ test: /\.svg$/, use: ["url-loader"] }, rule] },
  });
  const logged: unknown[] = [];
  new Function("console", files["main.js"] ?? "")({
    log: (...all: unknown[]) => logged.push(...all),
  });
  expect(logged).toEqual([
    ["img", { className: "b", src: expect.stringMatching(/^data:image\/svg/), alt: "A" }],
    true,
  ]);
});
