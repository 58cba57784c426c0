import { Tooltip } from '@northgate/ui/components/overlays/tooltip';
import { VisuallyHidden } from '@northgate/ui/components/text/visually-hidden';
import { useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ConsentBar } from '../features/consent/consent-bar';
import { Header } from '../features/header/header';
import { TransitionOverlay } from '../features/navigation/transition-overlay';
import { Toasts } from '../features/toasts/toasts';
import styles from './app.module.css';
import { Footer, MenuPanels, SearchDialog, SolutionsDialog } from './frame-parts';

/** Id of the live region that says which page has come. */
export const arrivalsId = 'arrivals';

export interface AppProps {
  /** Called once in the browser, when React has taken over the frame. */
  onAlive?: () => void;
  /** Called with the location's key when its page has been committed to the document. */
  onShown?: (key: string) => void;
}

/** The whole page: frame and, between header and footer, whatever page is shown. */
export function App({ onAlive, onShown }: AppProps) {
  const { key } = useLocation();
  useEffect(() => onAlive?.(), [onAlive]);
  useLayoutEffect(() => onShown?.(key), [onShown, key]);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <MenuPanels />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <SolutionsDialog />
      <SearchDialog />
      <ConsentBar />
      <Toasts />
      <Tooltip />
      <VisuallyHidden id={arrivalsId} role="status" />
      <TransitionOverlay />
    </>
  );
}
