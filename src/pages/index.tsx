import { graphql, type PageProps, withPrefix } from "gatsby";
import { Link } from "../elements/Link/Link";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { longDate } from "../site/dates";
import * as routes from "../site/routes";
import * as styles from "./index.module.css";

/** The home page (R1). Its text is in `content/home.yml`. */
export default function HomePage({ data }: PageProps<Queries.HomeQuery>) {
  const { homePage, allBlogPost } = data;
  if (!homePage) throw new Error("content/home.yml is missing.");
  const { hero, features, paths } = homePage;
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
        <img
          src={withPrefix("/img/logo.svg")}
          alt=""
          width="320"
          height="320"
          className={styles.mark}
        />
      </section>
      <section aria-labelledby="features">
        <h2 id="features">What makes it different</h2>
        <ul className={styles.features}>
          {features.map(({ title, text, to }) => (
            <li key={to} className={styles.feature}>
              <h3>
                <Link href={to}>{title}</Link>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
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
            <li key={path}>
              <h3>
                <Link href={path}>{title}</Link>
              </h3>
              <p className={styles.date}>
                <time dateTime={date}>{longDate(date)}</time>
              </p>
              <p>{description}</p>
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
      features {
        title
        text
        to
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
