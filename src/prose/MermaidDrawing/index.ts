import { lazyPart } from "../LazyPart/lazy-part";

export const MermaidDrawing = lazyPart(STRINGS.parts.diagram, () =>
  import(/* webpackChunkName: "mermaid" */ "./MermaidDrawing").then(
    (module) => module.MermaidDrawing,
  ),
);
