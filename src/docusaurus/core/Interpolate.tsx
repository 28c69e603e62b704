import { Fragment, type ReactNode } from "react";

type Values = Readonly<Record<string, ReactNode>>;

/** Splits a message at its `{names}`. Every second part is a name. */
const partsOf = (message: string): string[] => message.split(/\{(\w+)\}/);

const isText = (value: ReactNode): value is string | number =>
  typeof value === "string" || typeof value === "number";

/** Returns a message with values in place of `{names}`: a text, unless a value is none. */
export function interpolate(message: string, values: Values = {}): ReactNode {
  const parts = partsOf(message).map((part, index) =>
    index % 2 === 1 ? (values[part] ?? `{${part}}`) : part,
  );
  if (parts.every(isText)) return parts.join("");
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

interface InterpolateProps {
  children?: string;
  values?: Values;
}

/** Shows a message with values in place of `{names}`. */
export default function Interpolate({ children = "", values }: InterpolateProps) {
  return interpolate(children, values);
}
