import { jest } from '@jest/globals';
import { provideFrame, type Frame } from '@northgate/contracts/frame';
import { defaultBrand } from '@northgate/site/brand.default';

/** Puts a frame in place whose calls are recorded; no other app can be reached unless told otherwise. */
export function provideFakeFrame(overrides: Partial<Frame> = {}) {
  const fake = {
    brand: defaultBrand,
    isHydrating: () => false,
    previousPath: () => null,
    navigate: jest.fn<Frame['navigate']>(),
    onNavigate: () => () => {},
    toast: jest.fn<Frame['toast']>(),
    track: jest.fn<Frame['track']>(),
    read: (async () => null) as Frame['read'],
    send: jest.fn<Frame['send']>(),
    loadComponent: jest.fn<Frame['loadComponent']>(() => Promise.reject(new Error('no other apps here'))),
    staticHtml: () => '',
    ...overrides,
  } satisfies Frame;
  provideFrame(fake);
  return fake;
}
