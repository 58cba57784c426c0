import type { Frame } from '@northgate/contracts/frame';
import type { Brand } from '@northgate/site/brand';
import type { ComponentType } from 'react';
import type { Arrival } from '../app/arrival';
import { track } from '../features/analytics/track';
import { bringApi } from '../features/requests/bring-api';
import { toast } from '../features/toasts/toast-store';
import { loadModule } from '../federation/load-module';

interface Pages {
  currentPage: () => Arrival;
  previousPath: () => string | null;
  /** The page the visitor arrived at. */
  served: Arrival;
}

/** What the host offers to remotes in the browser. */
export const browserFrame = (brand: Brand, { currentPage, previousPath, served }: Pages): Frame => ({
  brand,
  isHydrating: () => currentPage() === served,
  previousPath,
  toast,
  track,
  api: bringApi,
  staticHtml: (name) => currentPage().brought?.parts[name] ?? '',
  async loadComponent(name) {
    const [app, expose] = name.split('/') as ['mfe-tools', string];
    const address = currentPage().page.remotes[app];
    if (!address) throw new Error(`This page names no ${app}`);
    return (await loadModule(app, address, `./${expose}`)).default as ComponentType<never>;
  },
});
