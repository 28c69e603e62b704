import type { ElementType } from "react";
import type { ElementName } from "../site/elements";
import { Admonition } from "./Admonition/Admonition";
import { CodeBlock } from "./CodeBlock/CodeBlock";
import { headingOf } from "./Heading/Heading";
import { lazily } from "./lazily";
import { Link } from "./Link/Link";
import { Picture } from "./Picture/Picture";
import { Table } from "./Table/Table";
import type { Components } from "./Tree/Tree";

/** Elements that authors write by name. Those with code of their own are loaded by the pages that use them. */
const named: Record<ElementName, ElementType> = {
  Admonition,
  LockWeight: lazily(() => import("./LockWeight/LockWeight").then((module) => module.LockWeight)),
};

/** The one map from names in content to components, for trees and modules alike. */
export const components: Components = {
  ...named,
  a: Link,
  h2: headingOf("h2"),
  h3: headingOf("h3"),
  h4: headingOf("h4"),
  h5: headingOf("h5"),
  h6: headingOf("h6"),
  img: Picture,
  pre: CodeBlock,
  table: Table,
};
