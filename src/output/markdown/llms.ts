import type { Content, Paragraph, Root } from "mdast";
import { absoluteUrl } from "../../site/addresses/url";
import * as routes from "../../site/routes";
import type { MarkdownDocument, MarkdownSite } from "./documents";
import { markdownText } from "./to-markdown";

const paragraph = (...children: Paragraph["children"]): Paragraph => ({
  type: "paragraph",
  children,
});

const heading = (depth: 1 | 2, value: string): Content => ({
  type: "heading",
  depth,
  children: [{ type: "text", value }],
});

const link = (url: string, value: string) => ({
  type: "link" as const,
  url,
  children: [{ type: "text" as const, value }],
});

type ListedDocument = Pick<MarkdownDocument, "path" | "title" | "description">;

/** What the index says of a site. */
interface ListedSite extends Pick<MarkdownSite, "name" | "description" | "url"> {
  parts: readonly { title: string; documents: readonly ListedDocument[] }[];
}

/** Returns the index of all copies, in the format of https://llmstxt.org. */
export function llmsText({ name, description, url, parts }: ListedSite): string {
  const item = ({ path, title, description: about }: ListedDocument) => ({
    type: "listItem" as const,
    children: [
      paragraph(
        link(absoluteUrl(routes.markdown(path), url), title),
        // A page of pictures alone has no description.
        ...(about ? [{ type: "text" as const, value: `: ${about}` }] : []),
      ),
    ],
  });
  const tree: Root = {
    type: "root",
    children: [
      heading(1, name),
      { type: "blockquote", children: [paragraph({ type: "text", value: description })] },
      paragraph(
        {
          type: "text",
          value: STRINGS.copies.index,
        },
        link(absoluteUrl(routes.llmsFull, url), STRINGS.copies.all),
        { type: "text", value: STRINGS.copies.end },
      ),
      ...parts.flatMap(({ title, documents }): Content[] => [
        heading(2, title),
        { type: "list", spread: false, children: documents.map(item) },
      ]),
    ],
  };
  return markdownText(tree);
}
