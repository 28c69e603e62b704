import "gatsby";

declare module "gatsby" {
  interface RenderBodyArgs {
    /** Gatsby passes it, but Gatsby's types lack it. Empty in development. */
    bodyHtml: string;
  }
}
