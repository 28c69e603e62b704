import { useContext } from "react";
import { type ExampleValueProps, LiveValues } from "./live-values";

/**
 * A value of an example. It is text until the example around it has been loaded. This part is small,
 * because it comes with every page.
 */
export const ExampleValue = (props: ExampleValueProps) =>
  useContext(LiveValues)?.(props) ?? props.children;
