import type { ComponentType } from 'react';
import { z } from 'zod';
import { appName, releaseVersion } from '../release.js';
import type { Role } from './session.js';

/** What a module is called that an app brings to the console: `./console-leads-panel` is shown at `/leads`. */
const panelModule = /^\.\/console-([a-z][a-z0-9-]*)-panel$/;

/** The name of the panel in a module, null for a module that is none. */
export const panelName = (module: string): string | null => panelModule.exec(module)?.[1] ?? null;

/** The module of an app that holds a panel. */
export const moduleOfPanel = (name: string): string => `./console-${name}-panel`;

/** A panel of a live release, and where its container lies on the control server. */
export const panelAddress = z.object({
  name: z.string(),
  app: appName,
  version: releaseVersion,
  entry: z.string(),
});
export type PanelAddress = z.infer<typeof panelAddress>;
export const panelAddresses = z.array(panelAddress);

/** What an axios instance offers that panels use; the console's own adds deadline, ids, errors and the token against forged requests. */
export interface DeskClient {
  get: <T>(path: string, options?: DeskCall) => Promise<{ data: T }>;
  post: <T>(path: string, body?: unknown, options?: DeskCall) => Promise<{ data: T }>;
  put: <T>(path: string, body?: unknown, options?: DeskCall) => Promise<{ data: T }>;
  patch: <T>(path: string, body?: unknown, options?: DeskCall) => Promise<{ data: T }>;
  delete: <T>(path: string, options?: DeskCall) => Promise<{ data: T }>;
}

/** Settings of one call of a panel. */
export interface DeskCall {
  params?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
  timeout?: number;
  responseType?: 'json' | 'blob' | 'text';
}

/** A sentence that the frame shows for a while; with `undo` there is a button that takes back what was done. */
export interface Notice {
  text: string;
  kind?: 'done' | 'failed';
  undo?: () => void;
}

/** What a panel receives. It may use React Router's hooks and `Routes`, whose paths begin below the panel's own. */
export interface PanelProps {
  /** What the logged-in user may do with this app. */
  role: Role;
  /** Their name, as the audit log and owners of leads have it. */
  person: string;
  /** Calls what the api offers at `/desk/…`, with paths such as `/desk/leads`. */
  client: DeskClient;
  notify: (notice: Notice) => void;
}

/** The module behind a panel's expose. */
export interface PanelModule {
  default: ComponentType<PanelProps>;
}
