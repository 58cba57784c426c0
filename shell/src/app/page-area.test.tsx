import { jest } from '@jest/globals';
import type { PageModule } from '@northgate/contracts/remote';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pageRoute, type Arrival } from './arrival';
import { PageArea } from './page-area';
import { PageError } from './page-error';

const pageModule = (name: string) =>
  ({
    default: ({ data, params }: { data: string; params: Record<string, string> }) => (
      <h1>
        {name}: {data}, {params.slug}
      </h1>
    ),
  }) as unknown as PageModule;

const page = {
  path: '/blog',
  revision: 1,
  data: 'the posts',
  params: { slug: 'one' },
} as unknown as Arrival['page'];

/** The area at a page that has come, or at one that could not be had. */
function area(arrival: Partial<Arrival> | Error) {
  const state =
    arrival instanceof Error
      ? { errors: { [pageRoute]: arrival } }
      : { loaderData: { [pageRoute]: { page, ...arrival } } };
  const route = {
    id: pageRoute,
    path: '*',
    loader: () => null,
    Component: PageArea,
    ErrorBoundary: PageError,
  };
  const router = createMemoryRouter([route], {
    initialEntries: ['/blog'],
    hydrationData: { loaderData: {}, ...state },
  });
  return <RouterProvider router={router} />;
}

describe('the page between header and footer', () => {
  it('shows at once when its module is in memory, with its data and parameters', () => {
    render(area({ module: pageModule('In memory') }));
    expect(screen.getByRole('heading')).toHaveTextContent('In memory: the posts, one');
  });

  it('shows once its module has come', async () => {
    await act(async () => render(area({ module: Promise.resolve(pageModule('Loaded')) })));
    expect(screen.getByRole('heading')).toHaveTextContent('Loaded: the posts, one');
  });

  it('is a notice when neither page nor server could be reached', () => {
    render(area(new Error('offline')));
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
    const main = document.getElementById('main') as HTMLElement;
    const served = [...main.childNodes];
    const root = await act(async () =>
      hydrateRoot(main, area({ module: broken, served }), { onRecoverableError: () => {} }),
    );
    expect(screen.getByRole('heading')).toHaveTextContent('As it was served');
    expect(screen.getByText('Words')).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('data-without-script');
    expect(reloaded).not.toHaveBeenCalled();
    expect(complaint).toHaveBeenCalledWith('The page /blog failed.', new Error('broken on purpose'));
    act(() => root.unmount());
  });

  it('is asked of the server when the visitor came from another page', async () => {
    await act(async () => render(area({ module: broken })));
    expect(reloaded).toHaveBeenCalledTimes(1);
    expect(document.documentElement).not.toHaveAttribute('data-without-script');
  });
});
