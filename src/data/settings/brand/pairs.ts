/**
 * Which colours stand on which, and the contrast that they need (WCAG 2.2, 1.4.3 and 1.4.11). The
 * shades of a brand are made to reach it. The tests hold the style sheets to the same table.
 */

/** The least contrast of text, and of signs that a reader must recognise without reading. */
export const LEAST = { text: 4.5, sign: 3 };

/** All backgrounds of text. */
const SURFACES = [
  "page",
  "page-raised",
  "page-sunken",
  "tint",
  "accent-surface",
  "note-surface",
  "tip-surface",
  "info-surface",
  "warning-surface",
  "danger-surface",
];

/** The backgrounds of code: the sunken page, and a marked line. */
const CODE = ["page-sunken", "code-marked"];

/** Colours of text, and the backgrounds of each. */
export const TEXT: Readonly<Record<string, readonly string[]>> = {
  text: [...SURFACES, "page-veil", "selection"],
  "text-muted": [...SURFACES, "page-veil", "selection"],
  accent: SURFACES,
  "accent-strong": SURFACES,
  "on-accent": ["accent", "accent-strong"],
  note: ["note-surface"],
  tip: ["tip-surface"],
  info: ["info-surface"],
  warning: ["warning-surface", "page-raised"],
  danger: ["danger-surface", "page-raised", "page-sunken"],
  "on-backdrop": ["backdrop"],
  "code-comment": CODE,
  "code-keyword": CODE,
  "code-string": CODE,
  "code-number": CODE,
  "code-function": CODE,
  "code-type": CODE,
  "code-property": CODE,
  "code-inserted": ["code-inserted-ground"],
  "code-deleted": ["code-deleted-ground"],
};

/**
 * Colours of signs (borders of controls, focus, marks beside text), and the backgrounds of each.
 */
export const SIGNS: Readonly<Record<string, readonly string[]>> = {
  "control-line": ["page", "page-raised"],
  focus: SURFACES,
  // A button's surface sets it apart from the page.
  accent: ["page"],
  "series-1": ["page", "page-raised"],
  "series-2": ["page", "page-raised"],
  "series-3": ["page", "page-raised"],
};

/** A colour in front of others, and the contrast that it needs with each. */
export interface Pair {
  front: string;
  backs: readonly string[];
  least: number;
}

const pairsOf = (table: typeof TEXT, least: number): Pair[] =>
  Object.entries(table).map(([front, backs]) => ({ front, backs, least }));

export const PAIRS = [...pairsOf(TEXT, LEAST.text), ...pairsOf(SIGNS, LEAST.sign)];
