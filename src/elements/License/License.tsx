import type { ReactNode } from "react";
import { Link } from "../../prose/Link/Link";
import { interfaceLanguage } from "../../prose/page-languages";
import * as styles from "./License.module.css";

interface LicenseProps {
  /** Id in the SPDX list. */
  id: string;
  name: string;
  /** Version of the package from which the compiler read the text. */
  version: string;
  /** The quoted text. */
  children?: ReactNode;
}

/** The text of a licence, which the compiler quotes in full: `<LicenseText id="BUSL-1.1" />`. */
export const License = ({ id, name, version, children }: LicenseProps) => (
  <figure className={styles.license}>
    <figcaption {...(HAS_LANGUAGES && interfaceLanguage())}>
      {STRINGS.prose.licenseBefore(name)}
      <Link href={`https://spdx.org/licenses/${id}.html`}>{id}</Link>
      {STRINGS.prose.licenseAfter(version)}
    </figcaption>
    {children}
  </figure>
);
