/** Classes of what a page shows in one colour mode only. */
export const inMode = { light: "light-only", dark: "dark-only" } as const;

/** Matches the address of an image for one colour mode, as GitHub has it. */
export const ONE_MODE = /#gh-(light|dark)-mode-only$/;

/**
 * Their styles. Only pages that have such a thing have them. Paper is light, and without scripts the
 * page is dark. React writes no character of the text in another way.
 */
export const modeStyles = [
  `@media screen{[data-theme=light] .${inMode.dark},`,
  `:root:not([data-theme=light]) .${inMode.light}{display:none}}`,
  `@media print{.${inMode.dark}{display:none}}`,
].join("");
