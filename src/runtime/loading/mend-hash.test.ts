/**
 * @jest-environment jsdom
 */
import { mendHash } from "./mend-hash";

test.each(["/a?b", "//other.example/a?b"])(
  "V4 a hash that is badly encoded is encoded well, and nothing else of %s changes",
  (path) => {
    history.replaceState(null, "", `${origin}${path}#50%`);
    mendHash();
    expect(location.href).toBe(`${origin}${path}#50%25`);
    history.replaceState(null, "", "/");
  },
);

test("V4 any other hash stays as it is", () => {
  history.replaceState(null, "", "/a#50%25%C3%A9");
  mendHash();
  expect(location.hash).toBe("#50%25%C3%A9");
});
