import { Component, type ReactNode } from "react";
import { loadHelmet } from "../../runtime/helmet";
import { CrashPage } from "./CrashPage";

interface CrashBoundaryProps {
  /**
   * Another value than at the time of the crash renders the children again: the reader has gone to
   * another page.
   */
  path: string;
  children: ReactNode;
}

interface CrashBoundaryState {
  /** In an object, as anything may be thrown. */
  crash: { error: unknown } | null;
  path: string;
}

/** Shows the crash page in place of children that cannot be rendered (E1). */
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

  /** The crash page has a title of its own. */
  override componentDidCatch(): void {
    loadHelmet();
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return <CrashPage error={crash.error} onRetry={() => this.setState({ crash: null })} />;
  }
}
