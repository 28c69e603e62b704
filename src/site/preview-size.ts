/** Pixels of a picture in previews: what X, LinkedIn and Facebook show whole. */
export const previewSize = { width: 1200, height: 630 } as const;
