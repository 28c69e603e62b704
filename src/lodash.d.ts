/** The part of the package that a build uses. The package has no types of its own. */
declare module "lodash/kebabCase.js" {
  export default function kebabCase(text: string): string;
}
declare module "lodash/throttle.js" {
  /** Returns a function that runs another at most once within `wait` ms. */
  export default function throttle(
    run: () => void,
    wait: number,
    options: { leading: boolean },
  ): () => void;
}
