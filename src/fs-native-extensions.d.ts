/** The part of the package that a build uses. The package has no types of its own. */
declare module "fs-native-extensions" {
  export function tryLock(file: number): boolean;
  export function waitForLockSync(file: number): void;
  export function swapSync(one: string, other: string): void;
}
