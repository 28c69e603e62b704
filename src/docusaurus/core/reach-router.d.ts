/** Gatsby's router has no types of its own. */
declare module "@gatsbyjs/reach-router" {
  export function useLocation(): Location;
}
