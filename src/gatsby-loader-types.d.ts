/**
 * A module of Gatsby's own, without types. webpack takes it from `.cache`, where the site's loader
 * is.
 */
declare module "gatsby/cache-dir/loader" {
  export function getStaticQueryResults(): Record<string, unknown>;
}
