/**
 * Keeps files out of the site's scripts if content may not read them.
 *
 * Why: a document may import code that lies beside it, and only Rspack sees that code's imports.
 * How much: two hooks of Rspack that are documented.
 * Asserted: content-modules.slow.test.ts bundles with Rspack; Rspack fails without the hooks.
 * Until: the site runs no code of its content.
 */
import { isAbsolute, join, relative, sep } from "node:path";
import { folderRequest } from "../../data/files/beside-content";
import { contentReadFault } from "../../data/files/readable";

/** The parts of Rspack that are used here. */
interface Hook<Data, Answer = Data | false | undefined> {
  tap(name: string, then: (data: Data) => Answer): void;
}
interface Compiler {
  hooks: {
    compilation: {
      tap(name: string, then: (compilation: object, factories: Factories) => void): void;
    };
  };
}
interface Factories {
  normalModuleFactory: { hooks: { afterResolve: Hook<Resolved, false | undefined> } };
  contextModuleFactory: { hooks: { beforeResolve: Hook<ContextRequest> } };
}
interface Asked {
  request: string;
}
interface Resolved extends Asked {
  contextInfo: { issuer: string };
  createData: { resource?: string };
}
interface ContextRequest extends Asked {
  /** The folder of the module that makes the request. */
  context: string;
}

/** Folders of the project whose code is not content. */
const TRUSTED: ReadonlySet<string> = new Set([".cache", "node_modules", "src"]);

const isFile = (request: string): boolean => /^(?:@site|\.{0,2})(?:\/|$)/.test(request);
const isInstalled = (path: string): boolean => path.split(sep).includes("node_modules");

/**
 * Returns a plugin that keeps files out of the site's scripts if content may not read them.
 * The compiler checks documents in the same way and reports the place. But documents may import
 * code that lies beside them, and that code has its own imports.
 */
export function contentModules(projectRoot: string): { apply(compiler: Compiler): void } {
  /**
   * Whether a file belongs to the content. Symbolic links may lead to files anywhere in the
   * project.
   */
  const isContent = (path: string): boolean => {
    const [folder = "", ...below] = relative(projectRoot, path).split(sep);
    return folder !== ".." && !isAbsolute(folder) && below.length > 0 && !TRUSTED.has(folder);
  };

  /**
   * Returns why content may not have the file that its request resolved to; undefined if it may.
   */
  const faultOf = ({ request, createData: { resource = "" } }: Resolved): string | undefined => {
    const path = resource.replace(/[?#].*$/, "");
    const isOfGatsby = !isFile(request) && path.startsWith(join(projectRoot, ".cache", sep));
    if (isInstalled(path) || isOfGatsby || !isAbsolute(path)) return undefined;
    return contentReadFault(path, projectRoot);
  };

  /** Refuses a request of a file. Rspack adds file and place to the error, and Gatsby prints it. */
  const refuse = (file: string, { request }: Asked, fault: string): never => {
    throw new Error(`${relative(projectRoot, file)}: \`${request}\` cannot be imported: ${fault}`);
  };

  return {
    apply({ hooks }) {
      hooks.compilation.tap("ContentModules", (_, factories) => {
        factories.normalModuleFactory.hooks.afterResolve.tap("ContentModules", (resolved) => {
          const { issuer } = resolved.contextInfo;
          const fault = isContent(issuer) ? faultOf(resolved) : undefined;
          return fault ? refuse(issuer, resolved, fault) : undefined;
        });
        factories.contextModuleFactory.hooks.beforeResolve.tap("ContentModules", (asked) => {
          const fault = "the path must be plain text in quotation marks.";
          if (isContent(join(asked.context, "x"))) return refuse(asked.context, asked, fault);
          asked.request = folderRequest(asked.request, asked.context, join(projectRoot, "content"));
          return asked;
        });
      });
    },
  };
}
