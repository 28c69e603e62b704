/**
 * Gives gatsby-plugin-sharp the size of a picture as it is shown.
 *
 * Why: the plugin turns a picture by its EXIF data, but takes its size from before. So it cuts a
 * photo that was taken upright to half. And it stretches small pictures to the width of the page.
 * How much: nothing of a picture is lost.
 * Asserted: each start finds the functions of the plugin; picture-sizes.test.ts.
 * Until: the plugin reads `autoOrient` of sharp, and the width of a picture bounds its layout.
 */
import type { CreateResolversArgs, Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { FileNode } from "../data/nodes/file-nodes";
import type { ResolverContext } from "../data/nodes/nodes";
import { assertFound } from "./assert-found";
import { requireFromRoot } from "./require-from-root";

/** What the plugin knows of a file. */
type Metadata = Partial<Record<"width" | "height", number>>;
type Api = Pick<CreateResolversArgs, "pathPrefix" | "reporter"> & {
  cache: Pick<CreateResolversArgs["cache"], "get" | "set">;
};

/** The arguments of `gatsbyImageData`. */
interface Arguments {
  width: number;
  placeholder?: string;
}

interface Request extends Omit<Api, "cache"> {
  file: FileNode;
  args: Arguments;
  cache: Pick<Api["cache"], "get">;
}

/** The parts of gatsby-plugin-sharp that read a picture, and ask for its sizes. */
interface Plugin {
  getImageMetadata?: (file: FileNode, color: true, cache: Api["cache"]) => Promise<Metadata>;
  generateImageData?: (request: Request) => Promise<IGatsbyImageData | undefined>;
}

/**
 * Returns the resolver of a picture's sizes, to be used in place of the plugin's own. `sizeOf` says
 * how large the picture is that a file shows, given its path.
 */
export function pictureSizes(
  { cache, pathPrefix, reporter }: Api,
  sizeOf: (path: string) => Metadata,
  plugin: Plugin = requireFromRoot("gatsby-plugin-sharp/image-data"),
) {
  const { getImageMetadata, generateImageData } = plugin;
  assertFound(getImageMetadata, "`getImageMetadata` of gatsby-plugin-sharp", "picture-sizes.ts");
  assertFound(generateImageData, "`generateImageData` of gatsby-plugin-sharp", "picture-sizes.ts");
  const resolve = async (
    { parent }: Node,
    args: Arguments,
    { nodeModel }: ResolverContext,
  ): Promise<IGatsbyImageData | null> => {
    const file = parent && nodeModel.getNodeById<FileNode>({ id: parent });
    if (!file) return null;
    const { width, height } = sizeOf(file.absolutePath);
    const known = { ...(await getImageMetadata(file, true, cache)), width, height };
    const image = await generateImageData({
      file,
      // Without a colour, the plugin would read the size by itself.
      args: {
        ...args,
        width: Math.min(args.width, width ?? args.width),
        placeholder: "dominantColor",
      },
      pathPrefix,
      reporter,
      cache: { get: async () => known },
    });
    if (!image) return null;
    const { backgroundColor, ...sizes } = image;
    return args.placeholder === "none" ? sizes : image;
  };
  return { ImageSharp: { gatsbyImageData: { resolve } } };
}
