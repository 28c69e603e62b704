import { routeOf } from "./route-of";

test.each([
  ["/", "/"],
  ["/docs/core/metadex", "/docs/core/metadex"],
  ["/docs/%C3%BCber%20uns", "/docs/über uns"],
  ["/docs/über uns", "/docs/über uns"],
  ["/docs/%F0%9F%8E%89", "/docs/🎉"],
  ["/docs/100%", "/docs/100%"],
])("R13 the route of %s is %s", (pathname, route) => {
  expect(routeOf(pathname)).toBe(route);
});
