import { packageOf } from "../data/files/package-of";

/** The parts of webpack that are used here. A module may be several that were put together. */
interface Module {
  resource?: string;
  modules?: Iterable<Module>;
}
interface Compilation {
  assets: object;
  modules: Iterable<Module>;
}
interface Compiler {
  hooks: {
    done: { tap(name: string, then: (stats: { compilation: Compilation }) => void): void };
  };
}

const foldersOf = (modules: Iterable<Module>): string[] =>
  Array.from(modules).flatMap(({ resource = "", modules: parts = [] }) => [
    ...packageOf(resource),
    ...foldersOf(parts),
  ]);

/**
 * What webpack has made for browsers in this build: names of files, and folders of the packages
 * whose code is in them.
 */
export const emitted = { assets: [] as string[], packages: new Set<string>() };

/** A plugin for webpack that notes it. */
export const noteEmitted = {
  apply: ({ hooks }: Compiler): void =>
    hooks.done.tap("emitted", ({ compilation }) => {
      emitted.assets = Object.keys(compilation.assets);
      emitted.packages = new Set(foldersOf(compilation.modules));
    }),
};
