import { inMode } from "./mode-styles";

/** Returns whether nobody sees an element that has these attributes, or only in one mode. */
export const isUnseen = (props: Readonly<Record<string, unknown>>): boolean =>
  (props.hidden ?? false) !== false ||
  Object(props.style).display === "none" ||
  props.className === inMode.dark;

/** Whether an element is an ornament, which screen readers leave out. */
export const isOrnament = (props: Readonly<Record<string, unknown>>): boolean =>
  String(props["aria-hidden"]) === "true";
