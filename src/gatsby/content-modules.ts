import { isAbsolute, join, relative, sep } from "node:path";
import { contentReadFault } from "../data/files/readable";

/** The parts of webpack that are used here. */
interface Hook<Data, Answer = Data | false | undefined> {
  tap(name: string, then: (data: Data) => Answer): void;
}
interface Compiler {
  hooks: {
    compilation: {
      tap(name: string, then: (compilation: Compilation, factories: Factories) => void): void;
    };
  };
}
interface Compilation {
  errors: Error[];
}
interface Factories {
  normalModuleFactory: { hooks: { afterResolve: Hook<Resolved, false | undefined> } };
  contextModuleFactory: { hooks: { beforeResolve: Hook<ContextRequest> } };
}
interface Asked {
  request: string;
  dependencies: { loc?: object }[];
}
interface Resolved extends Asked {
  contextInfo: { issuer: string };
  createData: { resource?: string };
}
interface ContextRequest extends Asked {
  /** The folder of the module that asks. */
  context: string;
}

/** Folders of the project whose code is no content. */
const TRUSTED: ReadonlySet<string> = new Set([".cache", "node_modules", "src"]);

const isFile = (request: string): boolean => /^(?:@site|\.{0,2})(?:\/|$)/.test(request);
const isInstalled = (path: string): boolean => path.split(sep).includes("node_modules");

/**
 * A plugin for webpack that lets nothing into the site's scripts which content may not read. The
 * compile says the same of documents, with the place; but documents may bring code that lies beside
 * them, and that code has imports of its own.
 */
export function contentModules(projectRoot: string): { apply(compiler: Compiler): void } {
  /**
   * Whether a file belongs to the content, wherever in the project symbolic links have led to it.
   */
  const isContent = (path: string): boolean => {
    const [folder = "", ...below] = relative(projectRoot, path).split(sep);
    return folder !== ".." && !isAbsolute(folder) && below.length > 0 && !TRUSTED.has(folder);
  };

  /** Why content may not have what a request of its has been resolved to. */
  const faultOf = ({ request, createData: { resource = "" } }: Resolved): string | undefined => {
    const path = resource.replace(/[?#].*$/, "");
    const isOfGatsby = !isFile(request) && path.startsWith(join(projectRoot, ".cache", sep));
    if (isInstalled(path) || isOfGatsby || !isAbsolute(path)) return undefined;
    return contentReadFault(path, projectRoot);
  };

  /**
   * What Gatsby prints with file and place; an error that is thrown here it would take for a module
   * that is not installed.
   */
  const refusal = (file: string, { request, dependencies }: Asked, fault: string): Error => {
    const message = `${relative(projectRoot, file)}: \`${request}\` cannot be imported: ${fault}`;
    return Object.assign(new Error(message), { file, loc: dependencies[0]?.loc });
  };

  return {
    apply({ hooks }) {
      hooks.compilation.tap("ContentModules", ({ errors }, factories) => {
        factories.normalModuleFactory.hooks.afterResolve.tap("ContentModules", (resolved) => {
          const { issuer } = resolved.contextInfo;
          const fault = isContent(issuer) ? faultOf(resolved) : undefined;
          if (!fault) return undefined;
          errors.push(refusal(issuer, resolved, fault));
          return false;
        });
        factories.contextModuleFactory.hooks.beforeResolve.tap("ContentModules", (asked) => {
          if (!isContent(join(asked.context, "x"))) return asked;
          errors.push(refusal(asked.context, asked, "it has to be written out."));
          return false;
        });
      });
    },
  };
}
