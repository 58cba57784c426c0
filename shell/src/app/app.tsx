import { cx } from '@northgate/ui/composition/class-names';
import { Tooltip } from '@northgate/ui/components/tooltip';
import { useEffect, type ReactNode } from 'react';
import { ConsentBar } from '../features/consent/consent-bar';
import { Header } from '../features/header/header';
import { hiddenClass, TransitionOverlay } from '../features/navigation/transition-overlay';
import { Toasts } from '../features/toasts/toasts';
import { useStoreState } from '../lib/use-store-state';
import styles from './app.module.css';
import { Footer, MenuPanels, SolutionsDialog } from './frame-parts';
import { PageArea } from './page-area';
import type { LoadPageModule } from './page-module';
import { frameStore } from './page-store';

interface AppProps {
  load: LoadPageModule;
  /** Called once in the browser, when React has taken over the frame. */
  onAlive?: () => void;
}

/** The whole page: frame and, between header and footer, whatever page is shown. */
export function App({ load, onAlive }: AppProps) {
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <MenuPanels />
      <Content>
        <PageArea load={load} />
      </Content>
      <Footer />
      <SolutionsDialog />
      <ConsentBar />
      <Toasts />
      <Tooltip />
      <TransitionOverlay />
    </>
  );
}

/** The main landmark; invisible while the overlay is up. */
function Content({ children }: { children: ReactNode }) {
  const hidden = useStoreState(frameStore, (state) => state.overlay);
  return (
    <main id="main" tabIndex={-1} className={cx(styles.main, hidden && hiddenClass())}>
      {children}
    </main>
  );
}
