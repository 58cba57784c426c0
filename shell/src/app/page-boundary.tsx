import { Component, type ReactNode } from 'react';
import { track } from '../features/analytics/track';
import { frameStore } from './page-store';
import { markWithoutScript } from './without-script';

interface PageBoundaryProps {
  /** What stood between header and footer when the visitor arrived. */
  served: ChildNode[];
  children: ReactNode;
}

/**
 * Keeps a page that throws from taking the frame with it. The page the visitor arrived at is put back as it was
 * served; after a navigation the address is loaded from the server, whose answer is then such a page.
 */
export class PageBoundary extends Component<PageBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    const { data, statics } = frameStore.getState().page;
    console.error(`The page ${data.path} failed.`, error);
    track({ name: 'page_failed', category: 'error', label: data.app });
    if (statics) return window.location.reload();
    markWithoutScript(true);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const arrived = frameStore.getState().page.statics === null;
    return arrived && <div ref={(place) => place?.replaceChildren(...this.props.served)} />;
  }
}
