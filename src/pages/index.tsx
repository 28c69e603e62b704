import { graphql, type PageProps } from "gatsby";
import { Link } from "../elements/Link/Link";
import { EpochRing } from "../layout/EpochRing/EpochRing";
import { FiguresNote } from "../layout/FiguresNote/FiguresNote";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { ReadingPaths } from "../layout/ReadingPaths/ReadingPaths";
import { SmallChart } from "../layout/SmallChart/SmallChart";
import { longDate } from "../site/dates";
import * as routes from "../site/routes";
import * as styles from "./index.module.css";

/** Returns the hero of a site without `content/home.yml`. */
function plainHero({ siteConfig, docsVersion }: Queries.HomeQuery) {
  const main = docsVersion?.mainDoc;
  const blog = { label: "Blog", to: routes.blog };
  return {
    title: siteConfig?.product.tagline ?? "",
    lead: siteConfig?.description ?? "",
    actions: main ? [{ label: "Documentation", to: main.path }, blog] : [blog],
  };
}

/**
 * The sections below the hero: the cycle of the product, what makes it different, and where to
 * start.
 */
function Parts({ cycle, features, paths }: NonNullable<Queries.HomeQuery["homePage"]>) {
  return (
    <>
      <section aria-labelledby="cycle">
        <h2 id="cycle">{cycle.title}</h2>
        <p className={styles.lead}>{cycle.lead}</p>
        <ol className={styles.stages}>
          {cycle.stages.map(({ name, text, to }) => (
            <li key={name}>
              <h3>
                <Link href={to}>{name}</Link>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="features">
        <h2 id="features">What makes it different</h2>
        <ul className={styles.features}>
          {features.map(({ title, text, to, chart }) => (
            <li key={to} className={styles.feature}>
              <div>
                <h3>
                  <Link href={to}>{title}</Link>
                </h3>
                <p>{text}</p>
              </div>
              <SmallChart {...chart} />
            </li>
          ))}
        </ul>
        <FiguresNote />
      </section>
      <section aria-labelledby="paths">
        <h2 id="paths">Where to start</h2>
        <ReadingPaths paths={paths} />
      </section>
    </>
  );
}

/** The home page (R1). Its text is in `content/home.yml`. */
export default function HomePage({ data }: PageProps<Queries.HomeQuery>) {
  const { homePage, allBlogPost } = data;
  const hero = homePage?.hero ?? plainHero(data);
  return (
    <div className={styles.home}>
      <PageMetadata path={routes.home} description={hero.lead} />
      <section className={styles.hero}>
        <div>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={styles.lead}>{hero.lead}</p>
          <p className={styles.actions}>
            {hero.actions.map(({ label, to }) => (
              <Link key={to} href={to} className={styles.action}>
                {label}
              </Link>
            ))}
          </p>
        </div>
        {homePage && <EpochRing length={homePage.cycle.length} stages={homePage.cycle.stages} />}
      </section>
      {homePage && <Parts {...homePage} />}
      {allBlogPost.nodes.length > 0 && (
        <section aria-labelledby="posts">
          <h2 id="posts">From the blog</h2>
          <ul className={styles.posts}>
            {allBlogPost.nodes.map(({ path, title, date, description }) => (
              <li key={path} className={styles.post}>
                <h3>
                  <Link href={path}>{title}</Link>
                </h3>
                <p>{description}</p>
                <time dateTime={date}>{longDate(date)}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

export const query = graphql`
  query Home {
    siteConfig {
      description
      product {
        tagline
      }
    }
    docsVersion(path: { eq: "/docs" }) {
      mainDoc {
        path
      }
    }
    homePage {
      hero {
        title
        lead
        actions {
          label
          to
        }
      }
      cycle {
        title
        lead
        length
        stages {
          name
          text
          to
        }
      }
      features {
        title
        text
        to
        chart {
          description
          lines {
            label
            path
          }
          zero
          axis
          start
          end
        }
      }
      paths {
        reader
        steps {
          label
          to
        }
      }
    }
    allBlogPost(
      sort: [{ date: DESC }, { slug: ASC }]
      filter: { unlisted: { eq: false } }
      limit: 3
    ) {
      nodes {
        path
        title
        date
        description
      }
    }
  }
`;
