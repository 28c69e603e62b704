import { scriptJson } from "./script-json";

test("X4 nothing in JSON can end the script that holds it", () => {
  const value = { label: "</script><script>alert(1)</script>" };
  expect(scriptJson(value)).not.toContain("<");
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
