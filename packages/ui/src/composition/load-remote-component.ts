import type { RemoteComponentName, RemoteComponents } from '@northgate/contracts/components';
import { frame, type PartRole } from '@northgate/contracts/frame';
import type { ComponentType } from 'react';

/**
 * Loads a component of another app by its contract; rejects when that app is unreachable. Its name is written as a text, for the
 * build lists what an app uses of others.
 */
export const loadRemoteComponent = <Name extends RemoteComponentName>(
  name: Name,
  role?: PartRole,
): Promise<ComponentType<RemoteComponents[Name]>> =>
  frame().loadComponent(name, role) as Promise<ComponentType<RemoteComponents[Name]>>;
