/** Takes the place of what pages ask GraphQL for, and of what they put into their heads. */

declare const SITE: object;

/** The identity of the site. */
export const useSite = (): object => SITE;
const nothing = (): null => null;

export { nothing as Head, nothing as PageMetadata };
