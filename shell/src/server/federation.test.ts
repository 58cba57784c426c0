/** @jest-environment node */
import { jest } from '@jest/globals';
import { sharedPackages } from '@northgate/build/shared-packages';
import type { RendererInput } from '@northgate/contracts/renderer';
import * as React from 'react';

interface Settings {
  shared: Record<string, { lib?: () => unknown; shareConfig: { singleton: boolean } }>;
  remotes: unknown[];
}

const loadRemote = jest.fn<(name: string) => Promise<unknown>>();
const createInstance = jest.fn((_: Settings) => ({ loadRemote }));
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({ createInstance }));

const { serverFederation } = await import('./federation');

const remotes = { 'mfe-blog': { serverEntry: '/store/b1/entry.js' } } as unknown as RendererInput['remotes'];

beforeEach(() => {
  createInstance.mockClear();
  loadRemote.mockReset();
});

describe('remotes on the server', () => {
  it('are loaded from their server entries', async () => {
    const routes = { routes: [] };
    loadRemote.mockResolvedValue(routes);
    await expect(serverFederation(remotes)('mfe-blog', './routes')).resolves.toBe(routes);
    expect(loadRemote).toHaveBeenCalledWith('mfe_blog/routes');
    expect(createInstance.mock.lastCall?.[0].remotes).toEqual([
      { name: 'mfe_blog', entry: '/store/b1/entry.js', type: 'commonjs-module' },
    ]);
  });

  it('share what the host has for all', () => {
    serverFederation(remotes);
    const shared = createInstance.mock.lastCall?.[0].shared ?? {};
    expect(Object.keys(shared)).toEqual(Object.keys(sharedPackages));
    expect(shared.react?.lib?.()).toBe(React);
    for (const { shareConfig } of Object.values(shared)) expect(shareConfig.singleton).toBe(true);
  });

  it('are refused when the revision does not have them', async () => {
    await expect(serverFederation(remotes)('mfe-chat', './chat-bar')).rejects.toThrow(
      'mfe-chat is not part of this revision',
    );
  });

  it('are named with what they lack', async () => {
    loadRemote.mockResolvedValue(null);
    await expect(serverFederation(remotes)('mfe-blog', './nope')).rejects.toThrow('mfe-blog has no ./nope');
  });
});
