import type { Words } from "../site/words";
import type { Term } from "./term-finder";

/** A figure of the product, as far as a diagram shows it. */
export interface ShownFigure {
  name: string;
  value: number;
  /** "4 years" */
  text: string;
}

/**
 * What a document's meaning depends on besides its own text. Functions, so that a change is seen
 * without a restart.
 */
export interface Environment {
  /** Values of `{product.…}` and `{figures.…}`. */
  words(): Words;
  /** The figure of a key (`lock.longest`); undefined when there is none. */
  figure(key: string): ShownFigure | undefined;
  /** The route of a content file, given its absolute path; undefined when there is no such page. */
  routeOf(absolutePath: string): string | undefined;
  /**
   * Terms of the glossary that are marked in a document, given its absolute path. The same list as
   * long as nothing has changed.
   */
  terms(absolutePath: string): readonly Term[];
  /** Absolute path of `content/`; images are named by their path below it. */
  contentRoot: string;
  /** Absolute path of `static/`, whose files are served at the root. */
  staticRoot: string;
  /**
   * Elements (components) that authors may use, by name, each with the keys of the figures that it
   * shows.
   */
  elements: ReadonlyMap<string, readonly string[]>;
  /**
   * Whether only problems are asked for, and nothing will be seen: then code has no colours and
   * terms are not marked, a fifth of the work.
   */
  isCheck?: boolean;
}
