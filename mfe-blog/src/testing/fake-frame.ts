import { jest } from '@jest/globals';
import { provideFrame, type Frame, type ReadOptions } from '@northgate/contracts/frame';
import { defaultBrand } from '@northgate/site/brand.default';

// The host takes clicks on links; jsdom cannot follow them.
globalThis.document?.addEventListener('click', (event) => event.preventDefault());

/** Puts a frame in place whose calls can be looked at; `changes` replace single offers. */
export function fakeFrame(changes: Partial<Pick<Frame, 'previousPath'>> = {}) {
  const frame = {
    brand: defaultBrand,
    isHydrating: () => false,
    previousPath: () => null,
    navigate: jest.fn<Frame['navigate']>(),
    onNavigate: () => () => {},
    toast: jest.fn<Frame['toast']>(),
    track: jest.fn<Frame['track']>(),
    read: jest.fn<(path: string, options?: ReadOptions) => Promise<unknown>>(),
    send: jest.fn<Frame['send']>(),
    loadComponent: jest.fn<Frame['loadComponent']>(),
    staticHtml: jest.fn<Frame['staticHtml']>(() => ''),
    ...changes,
  };
  provideFrame(frame as Frame);
  return frame;
}
