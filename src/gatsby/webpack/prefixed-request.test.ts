import { readFileSync } from "node:fs";
import { prefixedRequest } from "./prefixed-request";

test("X3 Gatsby asks below the prefix whether there is a file at an unknown address", () => {
  const [file = ""] = prefixedRequest.use;
  const change: (code: string) => string = jest.requireActual(file);
  const code = readFileSync("node_modules/gatsby/cache-dir/loader.js", "utf8");
  expect(code).not.toContain("__PATH_PREFIX__ + rawPath");
  const changed = change(code);
  expect(changed.split("doFetch(__PATH_PREFIX__ + rawPath, `HEAD`)")).toHaveLength(3);
  expect(changed).not.toContain("doFetch(rawPath");
});
