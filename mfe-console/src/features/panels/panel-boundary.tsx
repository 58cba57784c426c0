import { Failed } from '@northgate/ui/console/state-views';
import { Component, type ReactNode } from 'react';

interface PanelBoundaryProps {
  app: string;
  again: () => void;
  children: ReactNode;
}

/** Keeps an error of a panel in the panel's place. */
export class PanelBoundary extends Component<PanelBoundaryProps, { why: string | null }> {
  override state = { why: null };

  static getDerivedStateFromError(error: unknown) {
    return { why: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { app, again, children } = this.props;
    if (this.state.why === null) return children;
    return <Failed title={`${app} has an error here`} why={this.state.why} again={again} />;
  }
}
