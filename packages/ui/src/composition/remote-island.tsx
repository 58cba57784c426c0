import type { RemoteComponentName, RemoteComponents } from '@northgate/contracts/components';
import type { PartRole } from '@northgate/contracts/frame';
import type { ComponentType } from 'react';
import type { HydrateOn } from './use-hydration-trigger';
import { island } from './island';
import { loadRemoteComponent } from './load-remote-component';

interface RemoteIslandOptions<Name extends RemoteComponentName> {
  on: HydrateOn;
  role: PartRole;
  Fallback: ComponentType<RemoteComponents[Name]>;
}

/**
 * A component of another app, loaded at run time by its contract; `Fallback` stands in when that app is away, and `role` says what its
 * failure means while the page is rendered. Its name is written
 * as a text, for the build lists what an app uses of others.
 */
export function remoteIsland<Name extends RemoteComponentName>(
  name: Name,
  { on, role, Fallback }: RemoteIslandOptions<Name>,
): ComponentType<RemoteComponents[Name]> {
  return island(() => loadRemoteComponent(name, role), { name, on, Fallback });
}
