import type { ReactNode } from "react";
import { Link } from "../Link/Link";
import * as styles from "./License.module.css";

interface LicenseProps {
  /** Of the SPDX list. */
  id: string;
  name: string;
  /** Of the package from which the text was read. */
  version: string;
  /** The quotation. */
  children?: ReactNode;
}

/** The text of a licence, quoted in full by the compile: `<LicenseText id="BUSL-1.1" />`. */
export const License = ({ id, name, version, children }: LicenseProps) => (
  <figure className={styles.license}>
    <figcaption>
      Quoted in full: {name}, <Link href={`https://spdx.org/licenses/${id}.html`}>{id}</Link> of the
      SPDX list, from the package spdx-license-list {version}.
    </figcaption>
    {children}
  </figure>
);
