import type { PageData } from '@northgate/contracts/page';
import type { PageModule } from '@northgate/contracts/remote';
import type { ComponentType } from 'react';

/** Loads the module of a page's component; the browser and the server build each bring their own way. */
export type LoadPageModule = (page: PageData) => Promise<PageModule>;

/** The props of a page component as the host hands them on. */
export type PageComponent = ComponentType<{ data: unknown; params: Record<string, string> }>;

export const pageComponent = (module: PageModule): PageComponent =>
  module.default as unknown as PageComponent;
