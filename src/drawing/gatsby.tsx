/** Takes the place of the package gatsby in the code of documents that are drawn for their texts. */
import type { ComponentPropsWithoutRef } from "react";

/** Addresses get their prefix where they are printed. */
export const withPrefix = (path: string): string => path;
export const navigate = (): void => {};
export const Link = ({ to, ...props }: ComponentPropsWithoutRef<"a"> & { to: string }) => (
  <a href={to} {...props} />
);
export const graphql = (): void => {};

/** Code that queries data is not drawn for its texts: nothing answers before pages are made. */
export function useStaticQuery(): never {
  throw Object.assign(new Error("queries data"), { isUndrawable: true });
}
