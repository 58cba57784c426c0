import { jest } from '@jest/globals';
import type { PageData } from '@northgate/contracts/page';
import type { PageModule } from '@northgate/contracts/remote';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { PageArea } from './page-area';
import type { LoadPageModule } from './page-module';
import { frameStore } from './page-store';

const pageModule = (name: string) =>
  ({
    default: ({ data, params }: { data: string; params: Record<string, string> }) => (
      <h1>
        {name}: {data}, {params.slug}
      </h1>
    ),
  }) as unknown as PageModule;

const page = (path: string, revision = 1) =>
  ({ path, revision, data: `data of ${path}`, params: { slug: 'one' } }) as unknown as PageData;

const load = jest.fn<LoadPageModule>();

beforeEach(() => {
  load.mockReset().mockImplementation(async ({ path }) => pageModule(`Loaded ${path}`));
  frameStore.setState({ page: { data: page('/'), statics: null } });
});

describe('the page between header and footer', () => {
  it('is loaded once and gets its data and parameters', async () => {
    await act(async () => render(<PageArea load={load} />));
    expect(screen.getByRole('heading')).toHaveTextContent('Loaded /: data of /, one');
    expect(load.mock.calls).toEqual([[page('/')]]);
  });

  it('is replaced by the next page, also by the same path of another revision', async () => {
    await act(async () => render(<PageArea load={load} />));
    await act(async () => frameStore.setState({ page: { data: page('/blog'), statics: null } }));
    expect(screen.getByRole('heading')).toHaveTextContent('Loaded /blog');
    await act(async () => frameStore.setState({ page: { data: page('/blog', 2), statics: null } }));
    expect(load).toHaveBeenLastCalledWith(page('/blog', 2));
  });

  it('shows at once when its module is in memory', async () => {
    await act(async () => render(<PageArea load={load} />));
    load.mockClear();
    const module = pageModule('In memory');
    act(() => frameStore.setState({ page: { data: page('/blog'), statics: null, module } }));
    expect(screen.getByRole('heading')).toHaveTextContent('In memory: data of /blog, one');
    expect(load).not.toHaveBeenCalled();
  });

  it('is a notice when neither page nor server could be reached', async () => {
    await act(async () => render(<PageArea load={load} />));
    act(() => frameStore.setState({ page: { data: page('/blog'), statics: null, unreachable: true } }));
    expect(screen.getByRole('heading')).toHaveTextContent('This page could not be loaded');
  });
});

describe('a page that throws', () => {
  const broken = {
    default: () => {
      throw new Error('broken on purpose');
    },
  } as unknown as PageModule;
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  /** jsdom cannot leave a page; its location hands this call on to an object behind it. */
  const behindLocation = Reflect.get(
    window.location,
    Object.getOwnPropertySymbols(window.location)[0] ?? '',
  ) as Location;
  const reloaded = jest.spyOn(behindLocation, 'reload').mockImplementation(() => {});

  beforeEach(() => {
    complaint.mockClear();
    reloaded.mockClear();
    document.documentElement.removeAttribute('data-without-script');
    document.body.innerHTML = '<main id="main"><h1>As it was served</h1><p>Words</p></main>';
  });

  it('stays as it was served when the visitor arrived at it, and the document says so', async () => {
    load.mockResolvedValue(broken);
    const main = document.getElementById('main') as HTMLElement;
    const root = await act(async () =>
      hydrateRoot(main, <PageArea load={load} />, { onRecoverableError: () => {} }),
    );
    expect(screen.getByRole('heading')).toHaveTextContent('As it was served');
    expect(screen.getByText('Words')).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('data-without-script');
    expect(reloaded).not.toHaveBeenCalled();
    expect(complaint).toHaveBeenCalledWith('The page / failed.', new Error('broken on purpose'));
    act(() => root.unmount());
  });

  it('is asked of the server when the visitor came from another page, and the next page shows again', async () => {
    await act(async () => render(<PageArea load={load} />));
    const next = (path: string, module: PageModule) =>
      act(async () => frameStore.setState({ page: { data: page(path), statics: new Map(), module } }));
    await next('/blog', broken);
    expect(reloaded).toHaveBeenCalledTimes(1);
    expect(document.documentElement).not.toHaveAttribute('data-without-script');
    await next('/contact', pageModule('Contact'));
    expect(screen.getByRole('heading', { name: /^Contact/ })).toBeInTheDocument();
  });
});
