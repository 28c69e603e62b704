import type { ReactNode } from "react";
import { labelLanguage } from "../runtime/label-language";

/**
 * Returns a text that comes from the page at an address, such as its title in a list. A screen reader
 * learns its language if nobody has translated that page.
 */
export function labelOf(path: string | null | undefined, text: ReactNode): ReactNode {
  const language = HAS_LANGUAGES && labelLanguage(path);
  return language ? <span {...language}>{text}</span> : text;
}
