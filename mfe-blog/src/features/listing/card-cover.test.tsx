import { expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { fakeFrame } from '../../testing/fake-frame';
import { CardCover } from './card-cover';

const cover = (slug: string) => <CardCover slug={slug} tags={['cctv']} variant="card" className="cover" />;

test('keeps the drawing that came with the page and shows it again when the card comes back', async () => {
  const { staticHtml } = fakeFrame();
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<div data-static="cover-kept" class="cover"><svg data-from="server"></svg></div>';
  const root = await act(async () => hydrateRoot(page, cover('kept')));
  expect(page.querySelector('[data-from=server]')).toBeInTheDocument();
  act(() => root.render(null));
  expect(page).toBeEmptyDOMElement();
  act(() => root.render(cover('kept')));
  expect(page.querySelector('[data-from=server]')).toBeInTheDocument();
  expect(staticHtml).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('takes the drawing from the fetched page after a client navigation', () => {
  fakeFrame().staticHtml.mockImplementation((name) =>
    name === 'cover-fetched' ? '<svg data-from="page"></svg>' : '',
  );
  const { container } = render(cover('fetched'));
  expect(container.querySelector('[data-from=page]')).toBeInTheDocument();
});

test('draws the cover of a post that no page brought', async () => {
  fakeFrame();
  const { container } = render(cover('newest'));
  expect(container.querySelector('svg')).not.toBeInTheDocument();
  await act(async () => {
    await import('@northgate/ui/drawings/covers/post-cover');
  });
  expect(container.querySelector('svg.cov-card')).toBeInTheDocument();
});
