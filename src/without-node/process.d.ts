/** As much of Node's `process` as webpack puts into the code of browsers. */
declare const process: {
  readonly env: { readonly NODE_ENV: "development" | "production" };
};
