/** The note that stands wherever the site shows figures of the product (T). */
export const figuresNote =
  "Figures and mechanisms on this page are those of the design, and illustrative. No fee, limit or price of a live product is known.";
