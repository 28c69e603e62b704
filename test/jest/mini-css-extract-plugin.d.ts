/** The part of the plugin that the tests use. The plugin has no types of its own. */
declare module "mini-css-extract-plugin" {
  import type { Compiler } from "webpack";

  export default class MiniCssExtractPlugin {
    static readonly loader: string;
    constructor(options: { filename: string });
    apply(compiler: Compiler): void;
  }
}
