import { jest } from '@jest/globals';
import { provideFrame, type Frame } from '@northgate/contracts/frame';
import { defaultBrand } from '@northgate/site/brand.default';

const refuse = () => Promise.reject(new Error('This body is not read.'));

/** An accepted write, whose body nobody may read. */
export const accepted = { ok: true, status: 201, json: refuse, text: refuse } as unknown as Response;

/** Puts a frame in place whose calls are recorded; `send` succeeds unless told otherwise. */
export function provideFakeFrame(overrides: Partial<Frame> = {}) {
  const fake = {
    brand: defaultBrand,
    isHydrating: () => false,
    previousPath: () => null,
    toast: jest.fn<Frame['toast']>(),
    track: jest.fn<Frame['track']>(),
    read: (async () => null) as Frame['read'],
    send: jest.fn<Frame['send']>(async () => accepted),
    loadComponent: () => Promise.reject(new Error('There are no other apps in this test.')),
    staticHtml: () => '',
  } satisfies Frame;
  provideFrame({ ...fake, ...overrides });
  return fake;
}
