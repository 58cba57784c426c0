import { jest } from '@jest/globals';
import type { PageData } from '@northgate/contracts/page';
import type { PageModule } from '@northgate/contracts/remote';
import { act, render, screen } from '@testing-library/react';
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
