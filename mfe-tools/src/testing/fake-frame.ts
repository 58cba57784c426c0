import { jest } from '@jest/globals';
import type { ApiClient, CallSettings } from '@northgate/api-client/create-api-client';
import { provideFrame, type Frame } from '@northgate/contracts/frame';
import { defaultBrand } from '@northgate/site/brand.default';

/** An accepted write, whose body nobody may read. */
export const accepted = {
  status: 201,
  get data(): never {
    throw new Error('This body is not read.');
  },
};

type Post = (path: string, body: unknown, settings: CallSettings) => Promise<{ status: number }>;

/** Puts a frame in place whose calls are recorded; `post`, the api's, succeeds unless told otherwise. */
export function provideFakeFrame(overrides: Partial<Frame> = {}) {
  const post = jest.fn<Post>(async () => accepted);
  const fake = {
    brand: defaultBrand,
    isHydrating: () => false,
    previousPath: () => null,
    toast: jest.fn<Frame['toast']>(),
    track: jest.fn<Frame['track']>(),
    api: async () => ({ post }) as unknown as ApiClient,
    loadComponent: () => Promise.reject(new Error('There are no other apps in this test.')),
    staticHtml: () => '',
  } satisfies Frame;
  provideFrame({ ...fake, ...overrides });
  return { ...fake, post };
}
