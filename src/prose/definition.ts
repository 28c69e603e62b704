import type { Element } from "hast";
import type { DrawChart } from "../site/charts/chart";
import type { TreeProps } from "../site/tree";
import type { DrawDiagram } from "./Diagram/drawing";

/** A node that an element of HTML may contain. */
export type Child = Element["children"][number];

/** Where an element is printed for programs that do not have this site's components. */
export interface Printing {
  /** Feeds are HTML. Copies are Markdown, and come from HTML. */
  format: "feed" | "copy";
  /** Returns the attributes of a link, whose address is absolute. */
  link(address: string): Element["properties"];
}

/** A fault of an attribute. */
export interface AttributeFault {
  message: string;
  /** Index of the faulty word in the attribute. Missing if the fault is of the whole. */
  word?: number;
}

/** What the compile has to know of an attribute, to check its text. */
export interface CheckedAttribute {
  /** What to write: a sentence with an example. */
  expected: string;
  /** Whether authors may leave it out. */
  isOptional?: boolean;
  faultsOf(text: string): AttributeFault[];
}

/** The tables that the data layer can make. */
export type TableName = "addresses" | "selectors";

/** A table of the data layer, or a sentence in its place if it would have no rows. */
export interface DataTable {
  /** Empty if there is a fault. */
  content: Child[];
  /** Absolute paths of the files that it is made from. They need not exist. */
  sources: readonly string[];
  /** What is wrong with the attribute that says what of the table is shown. */
  fault?: { attribute: string; message: string };
}

/** What the compile puts in the place of an element. */
export interface Replacement {
  /** The name of the element that takes its place; null if only its children do. */
  name: string | null;
  attributes: Readonly<Record<string, string>>;
  children: Child[];
}

/**
 * What the rest of the site has to know of an element that authors use, besides its component. The
 * files `element.ts` of the folders here export one for each element, under its name.
 */
export interface ElementDefinition {
  /**
   * Keys of the figures of `content/figures.yml` that it shows. A document that uses the element
   * also uses its figures, and the site cannot build the document without them.
   */
  figures?: readonly string[];
  /** Names of the attributes that it may have, besides those that the compile checks. */
  takes?: readonly string[];
  /**
   * Attributes that the compile checks. An author has to write them as plain text, and all that are
   * not optional.
   */
  attributes?: Readonly<Record<string, CheckedAttribute>>;
  /** The attribute that holds an address, like `href` of a link. */
  address?: string;
  /** Returns the chart that it shows. */
  chart?(props: TreeProps): DrawChart;
  /** Draws it as a diagram, which replaces it. It has no component. */
  diagram?: DrawDiagram;
  /** The table of the data layer that it shows. Its attributes say what of it. */
  table?: TableName;
  /**
   * What takes its place, so that it needs no component: what this makes of its checked attributes
   * and its table, or what the data layer knows of its page. If one is left afterwards, it stands
   * where it cannot be replaced.
   */
  replacedBy?:
    | "data"
    | ((attributes: Readonly<Record<string, string>>, table: Child[]) => Replacement);
  /** What authors write to have it, as a sentence. Missing if they write the element itself. */
  instead?: string;
  /** Whether links can lead to it: its attribute `id` is the id of its box. */
  hasId?: boolean;
  /** Whether the preview of a post shows only what is in it. */
  isPlainInPreview?: boolean;
  /** Whether it stands in a line of text. */
  isInline?: boolean;
  /** Whether its text is a part of the document, in which the site marks terms of the glossary. */
  hasTerms?: boolean;
  /** Whether headings in it divide the document, as if it were not there. */
  hasSections?: boolean;
  /** Whether its text is no sentences of the page: a drawing, or a text quoted in full. */
  isNoProse?: boolean;
  /**
   * The tag that its component draws around its children, and those before them. The default is a
   * box: `["div"]`.
   */
  tags?: readonly string[];
  /** Returns what feeds and Markdown copies show. The default is its children alone. */
  print?(props: TreeProps, inner: Child[], printing: Printing): Child[];
}

/** Returns the names of the attributes that an element may have; undefined if only the build writes it. */
export const attributeNames = ({
  takes = [],
  attributes = {},
  instead,
}: ElementDefinition): readonly string[] | undefined =>
  instead === undefined ? [...takes, ...Object.keys(attributes)] : undefined;

/** Returns elements by name. */
export const byName = (
  elements: Readonly<Record<string, ElementDefinition>>,
): ReadonlyMap<string, ElementDefinition> => new Map(Object.entries(elements));
