import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  activeClassName?: string;
  partiallyActive?: boolean;
}

/** Replaces Gatsby's `Link` with a plain anchor, because component tests run without Gatsby. */
export const Link = ({ to, activeClassName: _, partiallyActive: __, ...rest }: LinkProps) => (
  <a href={to} {...rest} />
);

export const withPrefix = (path: string): string => path;

/** A build takes the queries of templates out. */
export const graphql = (): void => {};
