import { components } from "./components";
import { allElements } from "./definitions";

/** Elements that browsers show: the build puts nothing else in their place. */
const shown = Array.from(allElements)
  .filter(([, { diagram, replacedBy }]) => !diagram && !replacedBy)
  .map(([name]) => name);

test("M4 every element has a component, or something else takes its place", () => {
  expect(Object.keys(components).sort()).toEqual(shown.sort());
});

test("M4 every element has a name that a document can write", () => {
  for (const name of allElements.keys()) expect(name).toMatch(/^[A-Z]\w*$/);
});
