import {
  type Attributes,
  createElement,
  Fragment,
  type FunctionComponent,
  isValidElement,
  type ReactNode,
} from "react";
import { ownSlots } from "../../registry/slots";
import type { SlotName, SlotProps } from "../../site/slots";

type SlotUse<Name extends SlotName> = Attributes &
  SlotProps[Name] & { name: Name; children?: ReactNode };

/** A part of a page that a file in `src/slots` replaces or surrounds. */
export function Slot<Name extends SlotName>(props: SlotUse<Name>): ReactNode {
  const Own: FunctionComponent<SlotProps[Name]> | undefined = ownSlots[props.name];
  return Own ? createElement(Own, props) : props.children;
}

/** Returns the owner's elements for the page's head. react-helmet reads no fragment, but its children. */
export function headSlot(props: SlotProps["Head"]): ReactNode {
  const head = ownSlots.Head?.(props);
  const isFragment = isValidElement<{ children?: ReactNode }>(head) && head.type === Fragment;
  return isFragment ? head.props.children : head;
}
