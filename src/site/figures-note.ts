/** The note that stands wherever the site shows figures of the product (T). */
export const figuresNote =
  "Figures of the product on this page are illustrative. No fee, limit or price of a live product is known.";
