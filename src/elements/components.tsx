import type { ElementType, HTMLAttributes } from "react";
import type { ElementName } from "../site/elements";
import { Admonition } from "./Admonition/Admonition";
import { Card, Cards } from "./Cards/Cards";
import { CodeBlock } from "./CodeBlock/CodeBlock";
import { Diagram } from "./Diagram/Diagram";
import { Formula } from "./Formula/Formula";
import { Heading } from "./Heading/Heading";
import { lazyPart } from "./LazyPart/lazy-part";
import { License } from "./License/License";
import { Link } from "./Link/Link";
import { Picture } from "./Picture/Picture";
import { Steps } from "./Steps/Steps";
import { Table } from "./Table/Table";
import { TabItem } from "./Tabs/TabItem";
import { Term } from "./Term/Term";
import type { Components } from "./Tree/Tree";
import { workedExample } from "./worked-example";

type HeadingProps = HTMLAttributes<HTMLHeadingElement>;

/**
 * Elements that authors write by name. The browser loads an element with code of its own only on
 * pages that use it.
 */
const named: Record<ElementName, ElementType> = {
  ...workedExample,
  Admonition,
  Card,
  Cards,
  Diagram,
  DynamicFee: lazyPart("The chart of the dynamic fee", () =>
    import("./DynamicFee/DynamicFee").then((module) => module.DynamicFee),
  ),
  EmissionSchedule: lazyPart("The chart of emissions", () =>
    import("./EmissionSchedule/EmissionSchedule").then((module) => module.EmissionSchedule),
  ),
  Formula,
  ImpermanentLoss: lazyPart("The chart of loss", () =>
    import("./ImpermanentLoss/ImpermanentLoss").then((module) => module.ImpermanentLoss),
  ),
  License,
  LiquidityRange: lazyPart("The chart of liquidity", () =>
    import("./LiquidityRange/LiquidityRange").then((module) => module.LiquidityRange),
  ),
  LockWeight: lazyPart("The voting weight calculator", () =>
    // All charts have the same styles. The chunk of one of them needs a name (see `Tabs`).
    import(/* webpackChunkName: "chart" */ "./LockWeight/LockWeight").then(
      (module) => module.LockWeight,
    ),
  ),
  ManipulatedAverage: lazyPart("The chart of averages", () =>
    import("./ManipulatedAverage/ManipulatedAverage").then((module) => module.ManipulatedAverage),
  ),
  MermaidDrawing: lazyPart("The diagram", () =>
    // Its styles, too, are for pages with a diagram. See `Tabs`.
    import(/* webpackChunkName: "mermaid" */ "./MermaidDrawing/MermaidDrawing").then(
      (module) => module.MermaidDrawing,
    ),
  ),
  PriceImpact: lazyPart("The chart of price impact", () =>
    import("./PriceImpact/PriceImpact").then((module) => module.PriceImpact),
  ),
  RangeStrategy: lazyPart("The chart of the range strategy", () =>
    import("./RangeStrategy/RangeStrategy").then((module) => module.RangeStrategy),
  ),
  Steps,
  TabItem,
  Tabs: lazyPart("The tabs", () =>
    // The chunk has a name, as webpack lists only the styles of named chunks (part-styles.ts).
    import(/* webpackChunkName: "tabs" */ "./Tabs/Tabs").then((module) => module.Tabs),
  ),
  Term,
};

/** The only map from names in content to components. Trees and modules both use it. */
export const components: Components = {
  ...named,
  a: Link,
  h2: (props: HeadingProps) => <Heading level="h2" {...props} />,
  h3: (props: HeadingProps) => <Heading level="h3" {...props} />,
  h4: (props: HeadingProps) => <Heading level="h4" {...props} />,
  h5: (props: HeadingProps) => <Heading level="h5" {...props} />,
  h6: (props: HeadingProps) => <Heading level="h6" {...props} />,
  img: Picture,
  pre: CodeBlock,
  table: Table,
};
