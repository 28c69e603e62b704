import { useContext } from "react";
import { type ExampleValueProps, LiveValues } from "./live-values";

/**
 * A value of an example. It is text until the example around it has been loaded. This part is small,
 * because it comes with every page.
 */
export function ExampleValue(props: ExampleValueProps) {
  const shown = useContext(LiveValues)?.(props) ?? props.children;
  // A translator of pages replaces text. React finds a text again only if it has its own element.
  return typeof shown === "string" && !props.isText ? <span>{shown}</span> : shown;
}
