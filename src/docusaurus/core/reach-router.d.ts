/** Gatsby's router has no types of its own. */
declare module "@gatsbyjs/reach-router" {
  export function useLocation(): Location;
  export const ServerLocation: React.ComponentType<{ url: string; children?: React.ReactNode }>;
}
