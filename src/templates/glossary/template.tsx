import { graphql, type PageProps } from "gatsby";
import { useState } from "react";
import { Page } from "../../layout/Page/Page";
import { PageMetadata } from "../../layout/PageMetadata/PageMetadata";
import * as routes from "../../site/routes";
import { listTitles } from "../../site/titles";
import { FiguresNote } from "../../views/document/FiguresNote/FiguresNote";
import { Glossary } from "./Glossary";
import { GlossaryIndex } from "./GlossaryIndex";

export default function GlossaryTemplate({ data }: PageProps<Queries.GlossaryPageQuery>) {
  const { nodes } = data.allGlossaryTerm;
  const [filter, setFilter] = useState("");
  const wanted = filter.trim().toLowerCase();
  const shown = nodes.filter(({ label, aliases, definition }) =>
    [label, ...aliases, definition].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <Page
      title={listTitles.glossary}
      lead={<p>{STRINGS.glossary.about}</p>}
      index={
        nodes.length > 0 && <GlossaryIndex terms={shown} filter={filter} onFilter={setFilter} />
      }
    >
      <PageMetadata
        title={listTitles.glossary}
        description={STRINGS.glossary.about}
        path={routes.glossary}
        hasPicture
      />
      {nodes.length === 0 && <p>{STRINGS.glossary.none}</p>}
      {nodes.length > 0 && shown.length === 0 && <p>{STRINGS.glossary.notFound}</p>}
      <Glossary terms={shown} />
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
