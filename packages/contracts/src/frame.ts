import type { ApiClient } from '@northgate/api-client/create-api-client.js';
import type { Brand } from '@northgate/site/brand.js';
import type { ComponentType } from 'react';

/** A message in the corner; one at a time, gone after 5 s or when closed. */
export interface ToastMessage {
  variant: 'default' | 'destructive';
  title: string;
  description: string;
  action?: { label: string; run: () => void };
}

/** One analytics event; `value` only where the specification notes it. */
export interface AnalyticsEvent {
  name: string;
  category: string;
  label: string;
  value?: number;
}

/**
 * What it means for a page that a part of another app fails while it is rendered: `primary`, the page cannot be without it, so a release
 * is refused; `essential`, the page stays as it last was, with the part; `regular`, the part's fallback takes its place.
 */
export type PartRole = 'primary' | 'essential' | 'regular';

/**
 * What the host offers to every remote on a page. Remotes carry their own copy of the kit, so this travels
 * through one global slot instead of React context, and changes to it are contract changes.
 */
export interface Frame {
  readonly brand: Brand;
  /** True from the first paint until React has taken over the prerendered page. */
  isHydrating: () => boolean;
  /** The path of the page before this one in this tab, null on the first. */
  previousPath: () => string | null;
  toast: (message: ToastMessage) => void;
  track: (event: AnalyticsEvent) => void;
  /** The page's one client of the api. It comes with the first call of this, so a part that will need it calls this before it does. */
  api: () => Promise<ApiClient>;
  /**
   * Loads an exposed component, for example `mfe-tools/contact-section`; rejects when its remote is unreachable. The renderer follows
   * what its failure means on the page that asks.
   */
  loadComponent: (name: string, role?: PartRole) => Promise<ComponentType<never>>;
  /** The prerendered markup of a static part, or of an island under `islandPart`, of the page being shown; empty on the page the visitor arrived at. */
  staticHtml: (name: string) => string;
}

/** The name under which a page has the markup of an island. */
export const islandPart = (name: string): string => `island ${name}`;

/** Event on the document by which the host asks videos (`[data-video]`) to set up their control; safe to hear twice. */
export const videoEvent = 'site:videos';

/** Name of the error with which `loadComponent` rejects when a revision does not have the app at all. */
export const remoteAway = 'RemoteAway';

/** Name of the error that says two apps do not agree on a contract; which one is to blame no role can say. */
export const contractBroken = 'ContractBroken';

const slot = Symbol.for('northgate.frame');
const holder = globalThis as { [slot]?: Frame };

/** The frame of this page. Throws when a component runs outside of one. */
export function frame(): Frame {
  const current = holder[slot];
  if (!current) throw new Error('There is no frame: call provideFrame() before rendering.');
  return current;
}

/** Puts a frame in place; the host does this once, tests as they need. */
export function provideFrame(next: Frame): void {
  holder[slot] = next;
}
