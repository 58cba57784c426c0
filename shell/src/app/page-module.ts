import type { PageModule } from '@northgate/contracts/remote';
import type { ComponentType } from 'react';

/** The props of a page component as the host hands them on. */
export type PageComponent = ComponentType<{ data: unknown; params: Record<string, string> }>;

export const pageComponent = (module: PageModule): PageComponent =>
  module.default as unknown as PageComponent;
