import type { RemoteComponentName, RemoteComponents } from '@northgate/contracts/components';
import { frame } from '@northgate/contracts/frame';
import type { ComponentType } from 'react';
import type { OpenOn } from './gate';
import { island } from './island';

interface RemoteIslandOptions<Name extends RemoteComponentName> {
  on: OpenOn;
  Fallback: ComponentType<RemoteComponents[Name]>;
}

/** A component of another app, loaded at run time by its contract; `Fallback` stands in when that app is away. */
export function remoteIsland<Name extends RemoteComponentName>(
  name: Name,
  { on, Fallback }: RemoteIslandOptions<Name>,
): ComponentType<RemoteComponents[Name]> {
  const load = () => frame().loadComponent(name) as Promise<ComponentType<RemoteComponents[Name]>>;
  return island(load, { name, on, Fallback });
}
