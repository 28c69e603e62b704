/** Elements of the site that authors may use in any document, besides those of HTML. */
export const elementNames = ["Admonition", "LockWeight"] as const;

export type ElementName = (typeof elementNames)[number];
