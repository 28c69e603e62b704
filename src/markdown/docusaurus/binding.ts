import type { Json } from "../../site/tree";

/** What an imported name stands for, if the build knows it before any code runs. */
export type Binding =
  /** An export of one of Docusaurus' modules. */
  | { kind: "module"; module: string; exported: string }
  /** The text of a file. */
  | { kind: "text"; text: string; file: string }
  /** The address of a picture, a film or another file, as Markdown writes it. */
  | { kind: "address"; address: string }
  /** Data of the site's own code. With `isPart`, the code has more than is known. */
  | { kind: "data"; data: Json; isPart: boolean };

export type Bindings = ReadonlyMap<string, Binding>;
