import type { DataTable, ElementDefinition, TableName } from "../prose/definition";
import type { Aliases } from "../site/aliases";
import type { ShownFigure } from "../site/charts/figures";
import type { MathMode } from "../site/config";
import type { Words } from "../site/words";
import type { TermPattern } from "./terms/term-finder";

/**
 * Everything besides its own text that a document's meaning depends on. Most of it is functions, so
 * that a change takes effect without a restart.
 */
export interface Environment {
  /** Values of `{product.…}` and `{figures.…}`. */
  words(): Words;
  /** Returns the figure of a key (`lock.longest`); undefined if there is none. */
  figure(key: string): ShownFigure | undefined;
  /**
   * Returns the address of a contract, or of a part of one, given what follows `contract.` in
   * braces; or what is wrong with that.
   */
  contract(name: string): { address: string } | { fault: string };
  /** Returns a table of the data layer, given the attributes of the element that shows it. */
  table(name: TableName, attributes: Readonly<Record<string, string>>): DataTable;
  /**
   * Returns the route of a content file, given its absolute path; undefined if there is no such
   * page.
   */
  routeOf(absolutePath: string): string | undefined;
  /**
   * Returns the address from which relative links of a content file start, given its absolute path:
   * its route, which ends with a slash if it is the page of a folder; undefined if there is no such
   * page.
   */
  baseOf(absolutePath: string): string | undefined;
  /**
   * Returns the glossary terms to mark in a document, given its absolute path. It is the same list
   * as long as nothing has changed.
   */
  terms(absolutePath: string): readonly TermPattern[];
  /** Whether a document, given its absolute path, is in another language than the build. */
  isForeign(absolutePath: string): boolean;
  /** Words that the site has for admonitions, besides those that all sites have. */
  admonitions(): readonly string[];
  /** Which dollar signs make formulas. */
  math(): MathMode;
  /** Short names for folders, with which imports may begin. */
  aliases(): Aliases;
  /** Absolute path of `content/`. Images are named by their path below it. */
  contentRoot: string;
  /** Absolute path of `static/`. Its files are served at the root. */
  staticRoot: string;
  /** Elements (components) that authors may use, by name. */
  elements: ReadonlyMap<string, ElementDefinition>;
  /** Names of the elements that the owner adds or replaces (`src/theme/MDXComponents`). */
  ownElements(): ReadonlySet<string>;
  /**
   * Whether the caller needs only the problems and will show nothing. Then the compiler does not
   * colour code or mark terms, which saves a fifth of the work.
   */
  isCheck?: boolean;
}
