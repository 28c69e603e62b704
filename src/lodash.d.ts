/** The part of the package that a build uses. The package has no types of its own. */
declare module "lodash/kebabCase.js" {
  export default function kebabCase(text: string): string;
}
