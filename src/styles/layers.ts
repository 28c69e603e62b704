/** The layers of the site's styles, from the weakest to the strongest. */
export const LAYERS = ["tokens", "base", "prose", "elements", "layout", "page"] as const;

/**
 * The statement that puts the layers in order. It has to stand in the head before all styles: Gatsby
 * writes a template's style sheet before that of the frame, and the first use of a layer decides.
 */
export const layerOrder = `@layer ${LAYERS.join(",")};`;
