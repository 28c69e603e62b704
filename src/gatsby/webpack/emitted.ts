/**
 * Notes which files and packages webpack has put into the site.
 *
 * Why: Gatsby does not tell. Old scripts are removed, and licences listed, by what is in the site.
 * How much: one hook of webpack that is documented.
 * Asserted: the browser tests look for the licences of what the site loads.
 * Until: Gatsby passes webpack's result to `onPostBuild`.
 */
/** The parts of webpack that are used here. One module may combine several modules. */
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

/** The folder of the package that a file is part of. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

const foldersOf = (modules: Iterable<Module>): string[] =>
  Array.from(modules).flatMap(({ resource = "", modules: parts = [] }) => [
    ...(PACKAGE.exec(resource) ?? []),
    ...foldersOf(parts),
  ]);

/**
 * What webpack has made for browsers in this build: file names, and the folders of the packages
 * whose code is in them.
 */
export const emitted = { assets: [] as string[], packages: new Set<string>() };

/** A webpack plugin that fills `emitted`. */
export const noteEmitted = {
  apply: ({ hooks }: Compiler): void =>
    hooks.done.tap("emitted", ({ compilation }) => {
      emitted.assets = Object.keys(compilation.assets);
      emitted.packages = new Set(foldersOf(compilation.modules));
    }),
};
