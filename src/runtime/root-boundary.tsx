import { Component, type PropsWithChildren, type ReactNode } from "react";

type RootBoundaryProps = PropsWithChildren<{
  /** What React draws into. */
  container: Element;
}>;

/**
 * Keeps a page readable when something fails above its frame, in what Gatsby draws around it: React
 * takes all of it away then. What was there stays as HTML, with a notice (V3). On the way to
 * another page that is the page that is left, so the new one is loaded in full. Nothing reloads at
 * the address at which the page was opened, so there can be no loop.
 */
export class RootBoundary extends Component<RootBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private readonly path = location.pathname;
  private readonly drawn = Array.from(this.props.container.childNodes);

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    // Copies, as React knows the elements themselves and would go on to handle what a reader does
    // with them.
    this.props.container.append(...this.drawn.map((node) => node.cloneNode(true)));
    if (location.pathname === this.path) window.showLoadFailure();
    else location.reload();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
