/**
 * Takes the place of `prose/Tree/draw.tsx` where the build asks what the code of documents shows
 * (src/data/drawing). It puts marks around what fills each hole of the document itself.
 */
import { draw as drawPlain } from "../prose/Tree/draw";

/** Renders a document with code, with marks. Documents that others import have no marks. */
export function draw(...[props, holes, ...others]: Parameters<typeof drawPlain>) {
  if (!props.nodes) return drawPlain(props, holes, ...others);
  const marked = holes.map((hole, n): typeof hole => (given, element) => {
    globalThis.fillsHole(n);
    return (
      <>
        <template data-hole={n} />
        {hole(given, element)}
        <template data-end={n} />
      </>
    );
  });
  return drawPlain(props, marked, ...others);
}
