import { faultOf } from "./fault-of";
import { mutations } from "./mutations";

test.each(mutations)("the mutation $name fits the code", (mutation) => {
  expect(faultOf(mutation)).toBeUndefined();
  expect(mutation.replace).not.toBe(mutation.find);
});

test("a mutation that fits no more is named, with its file", () => {
  const [first] = mutations;
  expect(first && faultOf({ ...first, find: "no such text" })).toBe(
    `${first?.file} does not contain what the mutation ${first?.name} replaces: no such text`,
  );
});

test("each mutation has a name of its own", () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});
