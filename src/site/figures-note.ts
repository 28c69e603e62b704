/** What is said wherever figures of the product are (T). */
export const figuresNote =
  "Figures of the product on this page are illustrative. No fee, limit or price of a live product is known.";
