import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { PageMetadata } from "../../layout/PageMetadata/PageMetadata";
import { Link } from "../../prose/Link/Link";
import { Table } from "../../prose/Table/Table";
import { Tree } from "../../prose/Tree/Tree";
import { workedExample } from "../../prose/worked-example";
import * as routes from "../../site/routes";
import { asTree } from "../../site/tree";
import { PostRows } from "../../views/blog/PostRows/PostRows";
import { FiguresNote } from "../../views/document/FiguresNote/FiguresNote";
import { SmallChart } from "../../views/lists/SmallChart/SmallChart";
import * as styles from "./home.module.css";
import { ReadingPaths } from "./ReadingPaths/ReadingPaths";
import { WeekLine } from "./WeekLine/WeekLine";

type Home = NonNullable<Queries.HomeQuery["homePage"]>;

/** The elements of the home page's examples. */
const COMPONENTS = { ...workedExample, a: Link, table: Table };

/** Returns the hero of a site without `content/home.yml`. */
function plainHero({ siteConfig, allDocsVersion }: Queries.HomeQuery): Home["hero"] {
  if (!siteConfig) throw new Error("content/site.yml has not been read.");
  const { product, description, blog } = siteConfig;
  const main = allDocsVersion.nodes[0]?.mainDoc;
  const title = product.tagline ?? product.name;
  return {
    status: null,
    title,
    lead: description === title ? "" : description,
    actions: [
      ...(main ? [{ label: STRINGS.home.docs, to: main.path }] : []),
      ...(blog ? [{ label: blog.title, to: routes.blog }] : []),
    ],
    example: null,
  };
}

const Actions = ({ actions }: Pick<Home["hero"], "actions">) => (
  <p className={styles.actions}>
    {actions.map(({ label, to }) => (
      <Link key={to} href={to} className={styles.action}>
        {label}
      </Link>
    ))}
  </p>
);

const Example = ({ tree }: { tree: unknown }) => (
  <div className={styles.example}>
    <Tree nodes={asTree(tree)} components={COMPONENTS} />
  </div>
);

/** A part of the page: its heading, and a sentence or two beside it. */
function Part({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

function Week({ cycle }: Pick<Home, "cycle">) {
  return (
    <Part id="cycle" title={cycle.title} lead={cycle.lead}>
      <ol className={styles.stages}>
        {cycle.stages.map(({ name, text, to }) => (
          <li key={name}>
            <h3>
              <Link href={to}>{name}</Link>
            </h3>
            <p className={styles.says}>{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Strategies({ strategies }: { strategies: NonNullable<Home["strategies"]> }) {
  const { title, text, example, dutiesTitle, duties, actions } = strategies;
  return (
    <Part id="strategies" title={title} lead={text}>
      <div className={styles.body}>
        {example && <Example tree={example} />}
        <h3 className={styles.duties}>{dutiesTitle}</h3>
        <ul className={styles.rows}>
          {duties.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </ul>
        <Actions actions={actions} />
      </div>
    </Part>
  );
}

function Exhibits({ features }: Pick<Home, "features">) {
  return (
    <Part id="features" title={STRINGS.home.features}>
      <ul className={styles.exhibits}>
        {features.map(({ title, text, to, chart }) => (
          <li key={to}>
            <h3>
              <Link href={to}>{title}</Link>
            </h3>
            <p className={styles.says}>{text}</p>
            <SmallChart {...chart} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Risks({ risks }: { risks: NonNullable<Home["risks"]> }) {
  return (
    <Part id="risks" title={risks.title} lead={risks.text}>
      <ul className={`${styles.body} ${styles.rows}`}>
        {risks.items.map(({ name, text, to }) => (
          <li key={name} className={styles.risk}>
            <h3>
              <Link href={to}>{name}</Link>
            </h3>
            <p className={styles.says}>{text}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Posts({ posts }: { posts: Queries.HomeQuery["allBlogPost"]["nodes"] }) {
  return (
    <Part id="posts" title={STRINGS.home.posts}>
      <div className={styles.body}>
        <PostRows posts={posts} level="h3" />
        <p className={styles.all}>
          <Link href={routes.blog}>{STRINGS.home.allPosts}</Link>
        </p>
      </div>
    </Part>
  );
}

/** The home page (R1). Its text is in `content/home.yml`. */
export default function HomePage({ data }: PageProps<Queries.HomeQuery>) {
  const { homePage, allBlogPost } = data;
  const { status, title, lead, actions, example } = homePage?.hero ?? plainHero(data);
  return (
    <div className={styles.home}>
      <PageMetadata path={routes.home} description={lead} />
      <section className={styles.hero}>
        <div>
          {status && <p className={styles.status}>{status}</p>}
          <h1 className={styles.title}>{title}</h1>
        </div>
        <div>
          {lead && <p className={styles.lead}>{lead}</p>}
          <Actions actions={actions} />
        </div>
        {Boolean(example) && <Example tree={example} />}
        {homePage && (
          <>
            <FiguresNote />
            <WeekLine seconds={homePage.cycle.seconds} pause={homePage.cycle.pause} />
          </>
        )}
      </section>
      {homePage && (
        <>
          <Part id="paths" title={STRINGS.home.start}>
            <ReadingPaths paths={homePage.paths} />
          </Part>
          <Week cycle={homePage.cycle} />
          <Exhibits features={homePage.features} />
          <div className={styles.pair}>
            {homePage.strategies && <Strategies strategies={homePage.strategies} />}
            {homePage.risks && <Risks risks={homePage.risks} />}
          </div>
        </>
      )}
      {allBlogPost.nodes.length > 0 && <Posts posts={allBlogPost.nodes} />}
    </div>
  );
}

export const query = graphql`
  query Home {
    siteConfig {
      description
      product {
        name
        tagline
      }
      blog {
        title
      }
    }
    allDocsVersion(sort: { position: ASC }, limit: 1) {
      nodes {
        mainDoc {
          path
        }
      }
    }
    homePage {
      hero {
        status
        title
        lead
        actions {
          label
          to
        }
        example
      }
      cycle {
        title
        lead
        seconds
        pause
        stages {
          name
          text
          to
        }
      }
      strategies {
        title
        text
        example
        dutiesTitle
        duties
        actions {
          label
          to
        }
      }
      features {
        title
        text
        to
        chart {
          ...SmallChartDrawing
        }
      }
      risks {
        title
        text
        items {
          name
          text
          to
        }
      }
      paths {
        reader
        steps {
          label
          to
          minutes
        }
      }
    }
    allBlogPost(
      sort: [{ date: DESC }, { file: ASC }]
      filter: { unlisted: { eq: false } }
      limit: 4
    ) {
      nodes {
        ...PostRow
      }
    }
  }
`;
