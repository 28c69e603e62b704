/** Elements of the site that authors may use in any document, besides those of HTML. */
export const elementNames = [
  "Admonition",
  "Card",
  "Cards",
  "Formula",
  "LockWeight",
  "Steps",
  "TabItem",
  "Tabs",
] as const;

export type ElementName = (typeof elementNames)[number];
