import { jest } from '@jest/globals';
import { provideFrame, type Frame } from '@northgate/contracts/frame';
import { defaultBrand } from '@northgate/site/brand.default';

/** Puts a frame in place as the host would, except for what `parts` says. */
export function fakeFrame(parts: Partial<Frame> = {}): void {
  provideFrame({
    brand: defaultBrand,
    isHydrating: () => false,
    previousPath: () => null,
    navigate: jest.fn(),
    onNavigate: () => () => {},
    toast: jest.fn(),
    track: jest.fn(),
    read: () => Promise.reject(new Error('no api here')),
    send: () => Promise.reject(new Error('no api here')),
    loadComponent: () => Promise.reject(new Error('no remotes here')),
    staticHtml: () => '',
    ...parts,
  });
}
