import "gatsby";

declare module "gatsby" {
  interface RenderBodyArgs {
    /** Gatsby has it, but not in its types; empty in development. */
    bodyHtml: string;
  }
}
