import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { cloneElement, createElement, isValidElement, type ReactNode, useMemo } from "react";
import mathFont from "../../../fonts/stix-two-math.woff2";
import { Head } from "../../../layout/Head/Head";
import { components } from "../../../prose/components";
import { ContentFigures } from "../../../prose/figures";
import { ContentImages } from "../../../prose/Picture/Picture";
import { InterfaceLanguage, textLanguage } from "../../../prose/page-languages";
import { render, Tree } from "../../../prose/Tree/Tree";
import { labelLanguage } from "../../../runtime/label-language";
import { asTree } from "../../../site/tree";
import * as styles from "./Document.module.css";

interface DocumentProps {
  /** The document as data. */
  tree: unknown;
  /** Elements for the page's head, as a tree. Missing if the document has none. */
  head?: unknown;
  images: Queries.DocumentContentFragment["images"];
  figures: Queries.DocumentContentFragment["figures"];
  hasFormulas?: boolean;
  /** The address of the page from which the text comes, if that is another page. */
  path?: string;
  /** An element that fills the holes of the tree, if the document has code (`prose/Tree/draw.tsx`). */
  children?: ReactNode;
}

/** The text of a doc, post or page. */
export function Document({
  tree,
  head,
  images,
  figures,
  hasFormulas,
  path,
  children,
}: DocumentProps) {
  const language = HAS_LANGUAGES && (path === undefined ? textLanguage() : labelLanguage(path));
  const pictures = useMemo(
    () =>
      images.map(({ src, file }) => ({
        src,
        url: file?.publicURL ?? null,
        // `getImage` is not used, as it would add all of the plugin's script.
        sizes: (file?.childImageSharp?.gatsbyImageData as IGatsbyImageData | undefined) ?? null,
      })),
    [images],
  );
  const text = isValidElement<{ nodes: unknown }>(children) ? (
    cloneElement(children, { nodes: tree })
  ) : (
    <Tree nodes={asTree(tree)} components={components} />
  );
  return (
    <ContentImages.Provider value={pictures}>
      {/* Tags of a head that is rendered later replace those of `PageMetadata`. */}
      {head ? createElement(Head, null, ...asTree(head).map((node) => render(node, {}))) : null}
      {hasFormulas && (
        // Requests the font before the styles do. The browser uses the font at once or not on this
        // page, as a late font would move the text.
        <Head>
          <link rel="preload" href={mathFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        </Head>
      )}
      <ContentFigures.Provider value={figures}>
        <div className={styles.document} {...language}>
          {HAS_LANGUAGES ? (
            <InterfaceLanguage.Provider value={language ? PAGE_LANGUAGE : undefined}>
              {text}
            </InterfaceLanguage.Provider>
          ) : (
            text
          )}
        </div>
      </ContentFigures.Provider>
    </ContentImages.Provider>
  );
}

/** The data that a page needs of its document. @public */
export const documentContent = graphql`
  fragment DocumentContent on Content {
    tree
    head @include(if: $hasHead)
    hasFormulas
    figures {
      ...DocumentFigure
    }
    images {
      ...DocumentImage
    }
  }

  fragment DocumentFigure on Figure {
    key
    value
    unit
  }

  fragment DocumentImage on ContentImage {
    src
    file {
      publicURL
      childImageSharp {
        gatsbyImageData(
          width: 760
          layout: CONSTRAINED
          outputPixelDensities: [1, 2]
          placeholder: DOMINANT_COLOR
          formats: [AUTO, WEBP, AVIF]
        )
      }
    }
  }
`;
