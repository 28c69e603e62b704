import type { HTMLAttributes } from "react";
import { components as elements } from "../registry/components";
import { CodeBlock } from "./CodeBlock/CodeBlock";
import { Heading } from "./Heading/Heading";
import { Link } from "./Link/Link";
import { Picture, Sources } from "./Picture/Picture";
import { Table } from "./Table/Table";
import type { Components } from "./Tree/Tree";

type HeadingProps = HTMLAttributes<HTMLHeadingElement>;

/** The only map from names in content to components. Trees and modules both use it. */
export const components: Components = {
  ...elements,
  a: Link,
  h2: (props: HeadingProps) => <Heading level="h2" {...props} />,
  h3: (props: HeadingProps) => <Heading level="h3" {...props} />,
  h4: (props: HeadingProps) => <Heading level="h4" {...props} />,
  h5: (props: HeadingProps) => <Heading level="h5" {...props} />,
  h6: (props: HeadingProps) => <Heading level="h6" {...props} />,
  img: Picture,
  picture: Sources,
  pre: CodeBlock,
  table: Table,
};
