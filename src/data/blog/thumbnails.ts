/**
 * A list shows each post by its own drawing, and without a script. Pictures made for lists would be
 * work for authors, and amounts typed into front matter would soon differ from the text. So the
 * thumbnail is the first drawing of the post's tree, and the figure is a value of one of its
 * examples or of its first chart. A wrong name is an error of the check.
 */
import { allElements } from "../../registry/definitions";
import { drawFlow, type FlowLink } from "../../site/charts/flow";
import type { SmallChart } from "../../site/charts/small";
import { drawStream, type StreamRow } from "../../site/charts/stream";
import type { DocumentTree, Json, TreeNode } from "../../site/tree";
import { type ContentNode, contentNodes, treeOf } from "../document/content";
import { drawSmall } from "../document/small-charts";
import type { ResolverContext } from "../nodes/nodes";
import { readFigures } from "../settings/words-file";
import type { PostNode } from "./post-lists";

export const types = /* GraphQL */ `
  "The first drawing or picture of a post, for lists. It is one of a chart, a flow, a diagram and a picture."
  type Thumbnail @dontInfer {
    "A chart, drawn small. Null for anything else."
    chart: SmallChart
    "The bands of a flow, each as the \`d\` of an SVG path, in a box 100 wide and 100 high. Null for anything else."
    bands: [String!]
    "A diagram without its words, as a tree, like \`Content.tree\`. Null for anything else."
    diagram: JSON
    "A picture. Null for anything else."
    picture: ContentImage
    "What the post shows there, as a tree, like \`Content.tree\`. Null for a chart."
    drawing: JSON
  }

  "The amount that a post is about."
  type PostFigure @dontInfer {
    "The amount, with its unit."
    value: String!
    "What it is."
    label: String!
  }
`;

/** The first drawing or picture of a post. One of the first four is not null. */
export interface Thumbnail {
  chart: SmallChart | null;
  bands: string[] | null;
  diagram: DocumentTree | null;
  picture: { src: string } | null;
  drawing: DocumentTree | null;
}

const NOTHING: Thumbnail = {
  chart: null,
  bands: null,
  diagram: null,
  picture: null,
  drawing: null,
};

/** Removes the words of a drawing. In a thumbnail, nobody could read them. */
const withoutWords = (tree: DocumentTree): DocumentTree =>
  tree.flatMap((node): DocumentTree => {
    if (typeof node === "string" || node[0] === "text") return [];
    const [name, props, ...children] = node;
    return [[name, props, ...withoutWords(children)]];
  });

/** Returns the bands of a flow. The Markdown compiler has written its rows into the element. */
function bandsOf({ links, steps }: Record<string, Json>): string[] {
  if (links) return drawFlow(links as unknown as FlowLink[]).bands;
  return Object.values(drawStream(steps as unknown as StreamRow[]).bands);
}

/** These pictures have one size, which is too large for a list. */
const ANIMATED = /\.gif$/i;

/** What a thumbnail can show: the images beside the post, and the keys of all figures. */
interface Known {
  images: readonly string[];
  figures: ReadonlySet<string>;
}

function thumbnailOfNode(node: TreeNode, known: Known): Thumbnail | null {
  if (typeof node === "string") return null;
  const [name, props, ...children] = node;
  const drawing = [node];
  if (name === "Diagram")
    return { ...NOTHING, diagram: [[name, props, ...withoutWords(children)]], drawing };
  if (name === "Flow" && (props.links || props.steps))
    return { ...NOTHING, bands: bandsOf(props), drawing };
  if (name === "img") {
    const src = String(props.src);
    return known.images.includes(src) && !ANIMATED.test(src)
      ? { ...NOTHING, picture: { src }, drawing }
      : null;
  }
  const hasFigures = (allElements.get(name)?.figures ?? []).every((key) => known.figures.has(key));
  const chart = hasFigures ? drawSmall(name, props) : undefined;
  return chart ? { ...NOTHING, chart } : firstThumbnail(children, known);
}

/** Returns the first drawing or picture of a document; null if it has none. */
export function firstThumbnail(tree: DocumentTree, known: Known): Thumbnail | null {
  for (const node of tree) {
    const found = thumbnailOfNode(node, known);
    if (found) return found;
  }
  return null;
}

function thumbnailOf({ contentId }: PostNode, { nodeModel }: ResolverContext): Thumbnail | null {
  const content = nodeModel.getNodeById<ContentNode>({ id: contentId, type: contentNodes.name });
  if (!content) return null;
  const figures = new Set(readFigures().figures.map(({ key }) => key));
  return firstThumbnail(treeOf(content), { images: content.images, figures });
}

export const resolvers = {
  BlogPost: {
    thumbnail: {
      resolve: (post: PostNode, _: unknown, context: ResolverContext) => thumbnailOf(post, context),
    },
    figure: {
      resolve: (post: PostNode, _: unknown, context: ResolverContext) => {
        if (post.figure) return post.figure;
        const chart = thumbnailOf(post, context)?.chart;
        return chart ? { value: chart.named.value, label: chart.scale } : null;
      },
    },
  },
};
