import type { ReactNode } from "react";

export interface TabItemProps {
  value: string;
  label?: string;
  /** Classes of the owner's own. */
  className?: string;
  /** Whether the tab is open at first. */
  default?: boolean;
  children?: ReactNode;
}

/** The content of one tab. */
export const TabItem = ({ children }: TabItemProps) => children;
