import Link from "@docusaurus/Link";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";
import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./index.module.css";

const FEATURES = [
  ["Concentrated liquidity", "Put capital where trading happens and earn more from every swap."],
  ["Dynamic fees", "Fees follow volatility, so depositors are paid for the risk they take."],
  ["MEV protection", "Time-weighted oracles and private order flow keep quotes honest."],
];

export default function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title="Home" description={siteConfig.tagline}>
      <header className={clsx("hero hero--primary", styles.heroBanner)}>
        <div className="container">
          <Heading as="h1" className="hero__title">
            {siteConfig.title}
          </Heading>
          <p className="hero__subtitle">{siteConfig.tagline}</p>
          <Link className="button button--secondary button--lg" to="/docs/core/metadex">
            Read the docs
          </Link>
        </div>
      </header>
      <main>
        <section className="container padding-vert--xl">
          <div className="row">
            {FEATURES.map(([t, d]) => (
              <div key={t} className="col col--4">
                <div className="text--center padding-horiz--md">
                  <Heading as="h2">{t}</Heading>
                  <p>{d}</p>
                </div>
              </div>
            ))}
          </div>
        </section>
      </main>
    </Layout>
  );
}
