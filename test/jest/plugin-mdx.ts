import type { VFile } from "vfile";
import type { Environment } from "../../src/markdown/environment";
import { contentPlugins } from "../../src/markdown/plugins";

type Plugins = ReturnType<typeof contentPlugins>;

const { enhanceMdxOptions } = jest.requireActual<{
  enhanceMdxOptions(options: object, helpers: object): Promise<Plugins>;
}>("gatsby-plugin-mdx/dist/plugin-options");
const { compileMDX } = jest.requireActual<{
  compileMDX(
    document: { absolutePath: string; source: string },
    options: Plugins,
    cache: object,
    reporter: object,
  ): Promise<{ processedMDX: string } | null>;
}>("gatsby-plugin-mdx/dist/compile-mdx");

/** A document as the loader of gatsby-plugin-mdx passes it to webpack. */
export interface Module {
  /** Null if the plugin would end the build. */
  code: string | null;
  /** The error that the plugin ends the build with. */
  error: Error | undefined;
  /** The messages that our plugins have added. */
  messages: VFile["messages"];
}

/**
 * Returns a compiler that uses the functions of gatsby-plugin-mdx, with the options as that plugin
 * prepares them.
 */
export async function moduleCompiler(
  environment: Environment,
): Promise<(source: string, path: string) => Promise<Module>> {
  const seen: VFile[] = [];
  const { remarkPlugins, ...others } = contentPlugins(environment);
  const note = () => (_: unknown, file: VFile) => {
    seen.push(file);
  };
  const options = await enhanceMdxOptions(
    {
      mdxOptions: {
        remarkPlugins: [note, ...remarkPlugins],
        ...others,
        providerImportSource: "@site/src/elements/mdx-components",
      },
    },
    { store: { getState: () => ({ config: { jsxRuntime: "automatic" } }) }, pathPrefix: "" },
  );
  return async (source, absolutePath) => {
    let error: Error | undefined;
    const reporter = {
      panicOnBuild: ({ context }: { context: { errorMeta: Error } }) => {
        error = context.errorMeta;
      },
    };
    const cache = { get: async () => "mdx" };
    const compiled = await compileMDX({ absolutePath, source }, options, cache, reporter);
    return { code: compiled?.processedMDX ?? null, error, messages: seen.pop()?.messages ?? [] };
  };
}
