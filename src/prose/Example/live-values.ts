import { createContext, type ReactNode } from "react";

/** A value of an example, as the Markdown compiler has put it into the text. */
export interface ExampleValueProps {
  name: string;
  /** The row of a column, from 0. */
  row?: string;
  /** `number`: without its unit. */
  form?: string;
  /** Set where a value can only be text: in a formula, which has no HTML in it, and in a drawing. */
  isText?: string;
  /** Of a number that the reader can change: what stands before it, the number, what follows. */
  before?: string;
  number?: string;
  after?: string;
  /** The value as it was built. */
  children?: ReactNode;
}

/** Shows a value of the example around it, once that has been loaded. */
export const LiveValues = createContext<((props: ExampleValueProps) => ReactNode) | undefined>(
  undefined,
);
