import { jest } from '@jest/globals';
import type { ApiClient } from '@northgate/api-client/create-api-client';
import { provideFrame, type Frame } from '@northgate/contracts/frame';
import { defaultBrand } from '@northgate/site/brand.default';

// The host takes clicks on links; the test environment cannot follow them.
globalThis.document?.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

const away = (what: string) => () => Promise.reject(new Error(`${what} is not here`));

/** A call of the client: its address, then a body where it writes, then settings. */
type Call = (path: string, ...settings: Record<string, unknown>[]) => Promise<{ data: unknown }>;

/** A whole frame whose calls are recorded: no api answers and no other app can be reached unless told otherwise. */
const frameOfNothing = (
  calls = { get: jest.fn<Call>(away('The api')), post: jest.fn<Call>(away('The api')) },
) => ({
  /** What is asked of the api. */
  calls,
  brand: defaultBrand,
  isHydrating: jest.fn<Frame['isHydrating']>(() => false),
  previousPath: jest.fn<Frame['previousPath']>(() => null),
  toast: jest.fn<Frame['toast']>(),
  track: jest.fn<Frame['track']>(),
  api: async () => calls as unknown as ApiClient,
  loadComponent: jest.fn<Frame['loadComponent']>(away('The other app')),
  staticHtml: jest.fn<Frame['staticHtml']>(() => ''),
});

/** Puts a fake frame in place; `changes` replace single offers, such as the brand or where the visitor came from. */
export function provideFakeFrame<Changes extends Partial<Frame>>(changes?: Changes) {
  const fake = { ...frameOfNothing(), ...changes } as ReturnType<typeof frameOfNothing> & Changes;
  provideFrame(fake);
  return fake;
}
