import { Fragment, type ReactNode } from "react";

type Values = Readonly<Record<string, ReactNode>>;

interface TranslateProps {
  children?: string;
  id?: string;
  description?: string;
  values?: Values;
}

/** Splits a message at its `{names}`. Every second part is a name. */
const partsOf = (message: string): string[] => message.split(/\{(\w+)\}/);

/** Shows a message in the site's one language, with values in place of `{names}`. */
export default function Translate({ children, id = "", values = {} }: TranslateProps) {
  return partsOf(children ?? id).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
    <Fragment key={index}>{index % 2 === 1 ? (values[part] ?? `{${part}}`) : part}</Fragment>
  ));
}

interface Message {
  message?: string;
  id?: string;
  description?: string;
}

/** Returns a message in the site's one language, with values in place of `{names}`. */
export const translate = (
  { message, id = "" }: Message,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  partsOf(message ?? id)
    .map((part, index) => (index % 2 === 1 ? (values[part] ?? `{${part}}`) : part))
    .join("");
