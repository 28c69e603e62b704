/** What an imported name stands for, if the build knows it before any code runs. */
export type Binding =
  /** An export of one of Docusaurus' modules. */
  | { kind: "module"; module: string }
  /** The text of a file. */
  | { kind: "text"; text: string; file: string }
  /** The address of a picture, a film or another file, as Markdown writes it. */
  | { kind: "address"; address: string };

export type Bindings = ReadonlyMap<string, Binding>;
