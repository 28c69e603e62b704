import type { ReactNode } from "react";
import { interpolate } from "./Interpolate";

interface TranslateProps {
  children?: string;
  id?: string;
  description?: string;
  values?: Readonly<Record<string, ReactNode>>;
}

/** Shows a message in the site's one language, with values in place of `{names}`. */
export default function Translate({ children, id = "", values }: TranslateProps) {
  return interpolate(children ?? id, values);
}

interface Message {
  message?: string;
  id?: string;
  description?: string;
}

/** Returns a message in the site's one language, with values in place of `{names}`. */
export const translate = (
  { message, id = "" }: Message,
  values?: Readonly<Record<string, string | number>>,
): string => String(interpolate(message ?? id, values));
