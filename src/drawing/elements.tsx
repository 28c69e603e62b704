/**
 * Stand-ins for the site's elements where documents are drawn for their texts. Feeds, copies and the
 * search know each element by its name and its attributes.
 */
import { createElement, type ReactNode } from "react";

declare const ELEMENT_NAMES: readonly string[];

interface Props {
  children?: ReactNode;
  [name: string]: unknown;
}

/** Components for what Markdown and HTML have, too. */
const PLAIN: Readonly<Record<string, (props: Props) => ReactNode>> = {
  CodeBlock: (props) => <pre {...props} />,
  Heading: ({ level, ...props }) => createElement(String(level), props),
  Link: ({ to, ...props }) => <a href={to as string} {...props} />,
  // biome-ignore lint/a11y/useAltText: the document says it
  Picture: (props) => <img {...props} />,
  Table: (props) => <table {...props} />,
};

/** What can be written as JSON: no functions, and no elements within attributes. */
const plainly = (_: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && "$$typeof" in value ? undefined : value;

const made = new Map<string, (props: Props) => ReactNode>(Object.entries(PLAIN));

/** Returns the stand-in of an element. */
export function standIn(name: string): (props: Props) => ReactNode {
  const known = made.get(name);
  if (known) return known;
  const component = ({ children, ...props }: Props) =>
    createElement(
      "site-element",
      { "data-name": name, "data-attributes": JSON.stringify(props, plainly) },
      children,
    );
  made.set(name, component);
  return component;
}

/** Takes the place of `components` of src/prose. */
export const components = Object.fromEntries(ELEMENT_NAMES.map((name) => [name, standIn(name)]));
