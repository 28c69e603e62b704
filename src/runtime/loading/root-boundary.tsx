import { Component, type PropsWithChildren, type ReactNode } from "react";

type RootBoundaryProps = PropsWithChildren<{
  /** The element that React renders into. */
  container: Element;
}>;

/**
 * Keeps a page readable when something fails above the page's frame, in what Gatsby renders around
 * it. React then removes everything. This boundary puts the earlier HTML back, with a notice (V3).
 * If the reader was on the way to another page, that HTML is the page they left, so the browser
 * loads the new page in full instead. Nothing reloads at the address at which the page was opened,
 * so there can be no loop.
 */
export class RootBoundary extends Component<RootBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private readonly path = location.pathname;
  private readonly drawn = Array.from(this.props.container.childNodes);

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    // Copies, because React knows the original elements and would still handle what the reader does
    // with them.
    this.props.container.append(...this.drawn.map((node) => node.cloneNode(true)));
    if (location.pathname === this.path) window.showLoadFailure();
    else location.reload();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
