import { jest } from '@jest/globals';
import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PanelModule, PanelProps } from '@northgate/contracts/console/panel';
import { ConsoleProvider } from '@northgate/ui/console/console-provider';
import '@northgate/ui/testing/console-browser';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

// A busy machine draws slowly.
configure({ asyncUtilTimeout: 30_000 });

// The router reads no more of a request than this.
Object.assign(globalThis, {
  Request: class {
    readonly method = 'GET';
    readonly signal: AbortSignal | undefined;
    constructor(
      readonly url: string,
      { signal }: { signal?: AbortSignal } = {},
    ) {
      this.signal = signal;
    }
  },
});

const loadPanel = jest.fn<() => Promise<PanelModule>>();
jest.unstable_mockModule('../features/panels/load-panel', () => ({ loadPanel }));
const { routes } = await import('./router');
const { client } = await import('../lib/client');
const { useSession } = await import('../lib/session-store');

const session = { name: 'Ada', roles: { '*': 'viewer' }, csrfToken: 'a token', endsAt: '', idleMinutes: 60 };
const panels = [{ name: 'leads', app: 'mfe-tools', version: '0123456789ab', entry: '/entry.js' }];

let roles: object;
const answer = async (path: string) => {
  if (path === '/api/session') return { data: { ...session, roles } };
  if (path === '/api/panels') return { data: panels };
  throw new Error(`${path} is not answered here.`);
};

beforeEach(() => {
  roles = session.roles;
  loadPanel.mockReset();
  jest.spyOn(client, 'get').mockImplementation(answer);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  useSession.getState().ended();
});

const open = (path: string) => {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <ConsoleProvider>
      <RouterProvider router={router} />
    </ConsoleProvider>,
  );
};
const navigation = async () => within(await screen.findByRole('navigation', { name: 'Console' }));

it('shows a panel with who is at work and what they may do', async () => {
  loadPanel.mockResolvedValue({ default: ({ role, person }: PanelProps) => <h1>{`${person}, ${role}`}</h1> });
  open('/leads');
  expect(await screen.findByRole('heading', { name: 'Ada, viewer' })).toBeVisible();
  expect((await navigation()).getByRole('link', { name: 'Leads' })).toHaveAttribute('aria-current', 'page');
});

it('says in its place that a panel cannot be loaded, and tries again', async () => {
  loadPanel.mockRejectedValueOnce(new Error('Its code did not come in time.'));
  open('/leads');
  expect(await screen.findByRole('alert')).toHaveTextContent('mfe-tools cannot be shown');
  loadPanel.mockResolvedValue({ default: () => <h1>Inbox</h1> });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Inbox' })).toBeVisible();
});

it('keeps a panel that throws in its place, and the rest goes on', async () => {
  loadPanel.mockResolvedValue({
    default: () => {
      throw new Error('no such thing');
    },
  });
  open('/leads');
  expect(await screen.findByRole('alert')).toHaveTextContent('mfe-tools has an error here');
  expect((await navigation()).getByRole('link', { name: 'Releases' })).toBeVisible();
});

it('shows nobody a place that is not theirs', async () => {
  roles = { 'mfe-blog': 'editor' };
  open('/leads');
  expect(await screen.findByRole('heading', { name: 'This is not yours to see' })).toBeVisible();
  for (const name of ['Overview', 'Leads', 'Releases', 'Audit log'])
    expect((await navigation()).queryByRole('link', { name })).toBeNull();
});

it('begins with the panel of the app that somebody works for', async () => {
  roles = { 'mfe-tools': 'editor' };
  loadPanel.mockResolvedValue({ default: () => <h1>Inbox</h1> });
  open('/');
  expect(await screen.findByRole('heading', { name: 'Inbox' })).toBeVisible();
});

it('says in the overview what cannot be read, and the rest goes on', async () => {
  open('/');
  expect(await screen.findByRole('heading', { name: 'Not well: Store, Api' })).toBeVisible();
  expect(screen.getByText('/desk/overview is not answered here.')).toBeVisible();
});

it('says that no app brings a panel of this name', async () => {
  open('/weather');
  expect(await screen.findByRole('heading', { name: 'There is no such place' })).toBeVisible();
});
