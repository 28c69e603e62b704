import { type Attributes, createElement, type FunctionComponent, type ReactNode } from "react";
import { ownSlots } from "../../registry/slots";
import type { SlotName, SlotProps } from "../../site/slots";

type SlotUse<Name extends SlotName> = Attributes &
  SlotProps[Name] & { name: Name; children?: ReactNode };

/** A part of a page that a file in `src/slots` replaces or surrounds. */
export function Slot<Name extends SlotName>(props: SlotUse<Name>): ReactNode {
  const Own: FunctionComponent<SlotProps[Name]> | undefined = ownSlots[props.name];
  return Own ? createElement(Own, props) : props.children;
}

/** Returns the owner's elements for the page's head. They are no components, as react-helmet reads them. */
export const headSlot = (props: SlotProps["Head"]): ReactNode => ownSlots.Head?.(props);
