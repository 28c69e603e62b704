import { Component, createElement, type ElementType, isValidElement, type ReactNode } from "react";
import type { PageTree, PageTreeNode } from "../../site/tree";
import { components } from "../components";
import { Tree } from "./Tree";

/** Makes an element with the children that a hole has in the tree. */
type MakeElement = (type: ElementType, attributes: object) => ReactNode;

/** What fills a place of a document's tree: one of the document's own functions. */
type Hole = (props: object, element: MakeElement) => ReactNode;

interface FilledProps {
  /** Missing in development while the code is older or newer than the tree. */
  hole: Hole | undefined;
  /** The name of the element that fills it; missing for an expression. */
  name?: string;
  /** What the document itself gets. */
  given: object;
  children?: ReactNode;
}

/** Returns what fills a hole within another one: components may read the attributes of what is in them. */
const filledIn = (child: ReactNode): ReactNode =>
  isValidElement<FilledProps>(child) && child.type === Guarded ? Filled(child.props) : child;

/** Shows what the code of a document computes in one place. */
function Filled({ hole, given, children }: FilledProps): ReactNode {
  if (!hole) return children;
  const inner = children === undefined ? [] : [children].flat().map(filledIn);
  return hole(given, (type, attributes) =>
    createElement(
      typeof type === "string" ? (components[type] ?? type) : type,
      attributes,
      ...inner,
    ),
  );
}

/** Keeps a failure in a browser to the place where it happens, and offers to try again (V3). */
class Guarded extends Component<FilledProps, { isFailed: boolean }> {
  static getDerivedStateFromError() {
    return { isFailed: true };
  }
  override state = { isFailed: false };
  override render(): ReactNode {
    const { name } = this.props;
    if (!this.state.isFailed) return <Filled {...this.props} />;
    return (
      <span className="failed-part" role="alert">
        {name ? STRINGS.parts.componentFailure(name) : STRINGS.parts.textFailure}{" "}
        <button type="button" onClick={() => this.setState({ isFailed: false })}>
          {STRINGS.common.retry}
        </button>
      </span>
    );
  }
}

const Plain = ({ children }: { children?: ReactNode }) => children;

const withHoles = { ...components, Hole: Guarded };

/** Puts a document's functions into its tree, whose holes have their numbers. */
const fill = (nodes: PageTree, holes: readonly Hole[], given: object): PageTree =>
  nodes.map((node): PageTreeNode => {
    if (typeof node === "string") return node;
    const [name, attributes, ...children] = node;
    const inner = fill(children, holes, given);
    if (name !== "Hole" || typeof attributes === "string") return [name, attributes, ...inner];
    const hole = holes[Number(attributes.n)];
    return [name, { hole, given, name: attributes.name } as never, ...inner];
  });

/**
 * Renders a document with code. A page passes its tree as `nodes`; a document that others import as
 * a part has `ownNodes`.
 */
export function draw(
  { nodes, ...given }: { nodes?: PageTree },
  holes: readonly Hole[],
  ownNodes: PageTree = [],
  Layout: ElementType = Plain,
): ReactNode {
  const filled = fill(nodes ?? ownNodes, holes, given);
  return (
    <Layout {...given}>
      <Tree nodes={filled} components={withHoles} />
    </Layout>
  );
}
