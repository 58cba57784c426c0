import { act, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { hydrateRoot } from 'react-dom/client';
import { provideFakeFrame } from '../testing/fake-frame';
import { drawnPart } from './drawn-part';
import { placeDrawings } from './late';

const load = jest.fn(async () => ({ slug }: { slug: string }) => <p>drawn {slug}</p>);
const Cover = drawnPart<{ slug: string }>({ name: ({ slug }) => `cover-${slug}`, load });

beforeEach(() => load.mockClear());
afterEach(() => Object.assign(globalThis, { DRAWS_STATIC_PARTS: false }));

test('keeps what came with the page, and shows it again when the part comes back', async () => {
  const { staticHtml } = provideFakeFrame();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<div data-static="cover-kept"><p>served</p></div>';
  const root = await act(async () => hydrateRoot(page, <Cover slug="kept" />));
  act(() => root.render(null));
  expect(page).toBeEmptyDOMElement();
  act(() => root.render(<Cover slug="kept" />));
  expect(page).toHaveTextContent('served');
  expect(staticHtml).not.toHaveBeenCalled();
  act(() => root.unmount());
  page.remove();
});

test('takes it from the fetched page after a client navigation', () => {
  provideFakeFrame({ staticHtml: (name: string) => `<p>fetched ${name}</p>` });
  render(<Cover slug="other" className="cover" />);
  expect(screen.getByText('fetched cover-other').parentElement).toHaveClass('cover');
  expect(load).not.toHaveBeenCalled();
});

test('loads its code for what no page brought', async () => {
  provideFakeFrame();
  render(<Cover slug="newest" />);
  expect(await screen.findByText('drawn newest')).toBeInTheDocument();
});

test('is drawn on the server, under the name by which browsers find it again', async () => {
  Object.assign(globalThis, { DRAWS_STATIC_PARTS: true });
  render(<Cover slug="one" />);
  expect((await screen.findByText('drawn one')).parentElement?.dataset.static).toBe('cover-one');
});

test('says on the server that its drawing may come later, and keeps what came by then', async () => {
  Object.assign(globalThis, { DRAWS_STATIC_PARTS: true });
  const Late = drawnPart<{ slug: string }>({
    name: ({ slug }) => slug,
    isLate: ({ slug }) => slug === 'low',
    load,
  });
  const { rerender } = render(<Late slug="low" />);
  expect((await screen.findByText('drawn low')).parentElement).toHaveAttribute('data-drawn-late');
  rerender(<Late slug="high" />);
  expect((await screen.findByText('drawn high')).parentElement).not.toHaveAttribute('data-drawn-late');
});

test('comes back with the drawing that came after its code', async () => {
  provideFakeFrame();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<div data-static="cover-later"><svg data-drawing="0"></svg></div>';
  const root = await act(async () => hydrateRoot(page, <Cover slug="later" />));
  placeDrawings(page, ['<title>late</title>']);
  act(() => root.render(null));
  act(() => root.render(<Cover slug="later" />));
  expect(page).toHaveTextContent('late');
  act(() => root.unmount());
  page.remove();
});
