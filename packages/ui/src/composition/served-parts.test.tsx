import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { lazy, Suspense, type ComponentType } from 'react';
import { provideFakeFrame } from '../testing/fake-frame';
import { forgetServedParts, rememberServedParts, servedHtml } from './served-parts';
import { staticPart } from './static-part';

const Hero = staticPart('home-hero', false);
const served = '<main><div data-static="home-hero"><h1>As served</h1></div><p>server</p></main>';
let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = served;
});
afterEach(() => {
  page.remove();
  forgetServedParts();
});

/** Hydrates with words that are not those of the server, so that React gives up and renders anew. */
async function failToHydrate(Words: ComponentType) {
  const complain = jest.fn();
  const tree = (
    <Suspense fallback={null}>
      <main>
        <Hero />
        <Words />
      </main>
    </Suspense>
  );
  const root = await act(async () => hydrateRoot(page, tree, { onRecoverableError: complain }));
  expect(complain).toHaveBeenCalled();
  return root;
}

test('a page whose hydration failed keeps its static parts', async () => {
  provideFakeFrame({ isHydrating: () => true });
  const root = await failToHydrate(() => <p>browser</p>);
  expect(page).toHaveTextContent('browser');
  expect(screen.getByRole('heading', { name: 'As served' })).toBeInTheDocument();
  act(() => root.unmount());
});

test('also when the served nodes are gone before the part renders anew', async () => {
  provideFakeFrame({ isHydrating: () => true });
  rememberServedParts(document);
  let arrive = () => {};
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = () => resolve({ default: () => <Hero /> });
      }),
  );
  const tree = (
    <div>
      <p>browser</p>
      <Suspense fallback={<i>wait</i>}>
        <Late />
      </Suspense>
    </div>
  );
  const root = await act(async () => hydrateRoot(page, tree, { onRecoverableError: () => {} }));
  expect(page.querySelector('[data-static]')).toBeNull();
  await act(async () => arrive());
  expect(screen.getByRole('heading', { name: 'As served' })).toBeInTheDocument();
  act(() => root.unmount());
});

test('after a navigation, served markup is nobody’s any more', async () => {
  provideFakeFrame({ isHydrating: () => false });
  rememberServedParts(document);
  const root = await failToHydrate(() => <p>browser</p>);
  expect(screen.queryByRole('heading')).toBeNull();
  act(() => root.unmount());
});

test('what was served can be forgotten', () => {
  rememberServedParts(document);
  page.replaceChildren();
  expect(servedHtml('home-hero')).toBe('<h1>As served</h1>');
  forgetServedParts();
  expect(servedHtml('home-hero')).toBe('');
});
