import { graphql, type PageProps } from "gatsby";
import { FiguresNote } from "../layout/FiguresNote/FiguresNote";
import { Glossary } from "../layout/Glossary/Glossary";
import { Page } from "../layout/Page/Page";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import * as routes from "../site/routes";
import { listTitles } from "../site/titles";

const ABOUT =
  "The words that the docs use, each in a sentence or two, with the page that explains it.";

export default function GlossaryTemplate({ data }: PageProps<Queries.GlossaryPageQuery>) {
  const { nodes } = data.allGlossaryTerm;
  return (
    <Page title={listTitles.glossary} lead={<p>{ABOUT}</p>}>
      <PageMetadata
        title={listTitles.glossary}
        description={ABOUT}
        path={routes.glossary}
        hasPicture
      />
      <Glossary terms={nodes} />
      {nodes.some(({ hasFigures }) => hasFigures) && <FiguresNote />}
    </Page>
  );
}

// The definitions beside terms in the text read this data too (`src/runtime/glossary.ts`).
export const query = graphql`
  query GlossaryPage {
    allGlossaryTerm(sort: { slug: ASC }) {
      nodes {
        slug
        label: term
        aliases
        definition
        hasFigures
        explanation {
          path
          title
        }
      }
    }
  }
`;
