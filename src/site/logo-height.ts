/** Height of the logo in the navbar, in px. */
export const LOGO_HEIGHT = 28;
