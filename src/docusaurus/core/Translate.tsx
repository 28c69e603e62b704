import type { ReactNode } from "react";
import { interpolate } from "./Interpolate";

interface TranslateProps {
  children?: string;
  id?: string;
  description?: string;
  values?: Readonly<Record<string, ReactNode>>;
}

/** Returns a message in the language of the page; as its author wrote it if nobody has translated it. */
const inLanguage = (id: string, written: string): string =>
  TRANSLATIONS.find(([known]) => known === (id || written))?.[1] ?? written;

/** Shows a message in the language of the page, with values in place of `{names}`. */
export default function Translate({ children, id = "", values }: TranslateProps) {
  return interpolate(inLanguage(id, children ?? id), values);
}

interface Message {
  message?: string;
  id?: string;
  description?: string;
}

/** Returns a message in the language of the page, with values in place of `{names}`. */
export const translate = (
  { message, id = "" }: Message,
  values?: Readonly<Record<string, string | number>>,
): string => String(interpolate(inLanguage(id, message ?? id), values));
