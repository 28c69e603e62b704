import { Component, type ReactNode } from "react";
import { loadHelmet } from "../../runtime/loading/helmet";
import { CrashPage } from "./CrashPage";

interface CrashBoundaryProps {
  /**
   * Route of the page. If it changes after a crash, the reader has gone to another page. The
   * boundary then renders the children again.
   */
  path: string;
  children: ReactNode;
}

interface CrashBoundaryState {
  /** An object holds the error, as code may throw any value. */
  crash: { error: unknown } | null;
  path: string;
}

/** Shows the crash page in place of children that React cannot render (E1). */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crash: null, path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps(
    { path }: CrashBoundaryProps,
    state: CrashBoundaryState,
  ): CrashBoundaryState | null {
    return path === state.path ? null : { crash: null, path };
  }

  /** Loads react-helmet, as the crash page has its own title. */
  override componentDidCatch(): void {
    loadHelmet();
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return <CrashPage error={crash.error} onRetry={() => this.setState({ crash: null })} />;
  }
}
