/** The size of a preview picture in pixels. X, LinkedIn and Facebook show this size whole. */
export const previewSize = { width: 1200, height: 630 } as const;
