import { graphql, type PageProps } from "gatsby";
import { Link } from "../elements/Link/Link";
import { EpochRing } from "../layout/EpochRing/EpochRing";
import { FiguresNote } from "../layout/FiguresNote/FiguresNote";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { SmallChart } from "../layout/SmallChart/SmallChart";
import { longDate } from "../site/dates";
import * as routes from "../site/routes";
import * as styles from "./index.module.css";

/** The home page (R1). Its text is in `content/home.yml`. */
export default function HomePage({ data }: PageProps<Queries.HomeQuery>) {
  const { homePage, allBlogPost } = data;
  if (!homePage) throw new Error("content/home.yml is missing.");
  const { hero, cycle, features, paths } = homePage;
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
        <EpochRing length={cycle.length} stages={cycle.stages} />
      </section>
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
        <div className={styles.paths}>
          {paths.map(({ reader, steps }) => (
            <div key={reader}>
              <h3>{reader}</h3>
              <ol className={styles.steps}>
                {steps.map(({ label, to }) => (
                  <li key={to}>
                    <Link href={to}>{label}</Link>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </section>
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
    </div>
  );
}

export const query = graphql`
  query Home {
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
