import { Breadcrumbs } from "../Breadcrumbs/Breadcrumbs";
import { CopyPage } from "../CopyPage/CopyPage";
import * as styles from "./PageTop.module.css";

interface PageTopProps {
  /** The sections around the page. The page itself comes last. */
  steps: readonly Queries.Breadcrumb[];
  siteUrl: string;
  /** Route of the page, if it can be copied. */
  path?: string;
}

/** What stands above a page's title: where the page is, and what a reader can do with it. */
export const PageTop = ({ steps, siteUrl, path }: PageTopProps) => (
  <div className={styles.top}>
    <Breadcrumbs steps={steps} siteUrl={siteUrl} />
    {path && <CopyPage path={path} siteUrl={siteUrl} />}
  </div>
);
