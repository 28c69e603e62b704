import { lazyPart } from "../LazyPart/lazy-part";

export const MermaidDrawing = lazyPart("The diagram", () =>
  import(/* webpackChunkName: "mermaid" */ "./MermaidDrawing").then(
    (module) => module.MermaidDrawing,
  ),
);
