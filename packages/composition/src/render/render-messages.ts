import type { RendererSetup } from '@northgate/build/compose/renderer-setup.js';
import type { AppName } from '@northgate/contracts/release.js';
import type { PagePlan, PageResult, PartsFailed } from '@northgate/contracts/renderer.js';

/** What a render worker is given once, before it renders anything. */
export interface WorkerSetup extends RendererSetup {
  apiOrigin: string;
  /** Whether one of the apps exposes a component that has a contract. */
  sharesComponents: boolean;
}

/** What addresses of the api answer in a page that is only looked at. */
export type Given = Record<string, unknown>;

/** Questions to a worker; each is answered under its `id`. */
export type WorkerRequest =
  | { id: number; ask: 'plan'; app: AppName }
  | { id: number; ask: 'not-found' }
  | { id: number; ask: 'render'; plan: PagePlan; without: string[]; given?: Given | undefined };

/** A rendered page with the api's addresses it was made from and their ETags, empty where there was nothing. */
export interface RenderedResult extends PageResult {
  reads: Record<string, string>;
}

/** Answers of a worker. */
export type WorkerAnswer =
  { id: number; error: string } | { id: number; value: PagePlan[] | PagePlan | RenderedResult | PartsFailed };
