import { jest } from '@jest/globals';
import type { LeadDetail, LeadLine } from '@northgate/contracts/console/leads';
import { recordedLeads } from '@northgate/contracts/console/recorded/leads';
import type { DeskClient, Notice, PanelProps } from '@northgate/contracts/console/panel';
import { ConsoleProvider } from '@northgate/ui/console/console-provider';
import '@northgate/ui/testing/console-browser';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import Panel from '../../expose/console-leads-panel';

const [line] = recordedLeads['/desk/leads'].leads as [LeadLine];
const { excerpt, ...rest } = line;
const detail: LeadDetail = {
  ...rest,
  phone: '+91 40 0000 0001',
  message: excerpt,
  flagReasons: [],
  notes: [],
  notifications: [],
  others: 0,
};
const counts = { new: 1, 'in-work': 0, won: 0, lost: 0, spam: 0 };

const get =
  jest.fn<(path: string, options?: { params?: Record<string, unknown> }) => Promise<{ data: unknown }>>();
const patch = jest.fn<(path: string, body?: unknown) => Promise<{ data: unknown }>>();
const notify = jest.fn<(notice: Notice) => void>();

beforeEach(() => {
  jest.resetAllMocks();
  get.mockImplementation(async (path, { params } = {}) => {
    if (path.endsWith('/choices')) return { data: { owners: ['Bo'], services: [], campaigns: [] } };
    if (path !== '/desk/leads') return { data: detail };
    const leads = params?.search ? [] : [line];
    return { data: { leads, total: leads.length, counts, next: null } };
  });
  patch.mockResolvedValue({ data: [{ id: line.id, status: 'new', owner: null }] });
});

const open = (role: PanelProps['role'], path = '/leads') =>
  render(
    <ConsoleProvider>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route
            path="/leads/*"
            element={
              <Panel
                role={role}
                person="Zoë"
                client={{ get, patch } as unknown as DeskClient}
                notify={notify}
              />
            }
          />
        </Routes>
      </MemoryRouter>
    </ConsoleProvider>,
  );

it('lists leads, and looks for what is typed however slowly', async () => {
  open('viewer');
  const row = (await screen.findByRole('link', { name: 'Asha Rao' })).closest('tr')!;
  expect(within(row).getByText('Delivered')).toBeVisible();
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.setup({ delay: 200 }).type(search, 'none');
  expect(search).toHaveFocus();
  expect(await screen.findByRole('heading', { name: 'No lead matches' })).toBeVisible();
  const last = expect.objectContaining({ params: { search: 'none' } });
  await waitFor(() => expect(get).toHaveBeenLastCalledWith('/desk/leads', last));
});

it('shows a viewer no way to change a lead', async () => {
  open('viewer', `/leads/${line.id}`);
  const drawer = await screen.findByRole('dialog', { name: 'Asha Rao, Example Works' });
  expect(await within(drawer).findByText('letter')).toBeVisible();
  expect(within(drawer).getByRole('combobox', { name: 'Status' })).toBeDisabled();
  for (const name of ['Take it', 'Add the note'])
    expect(within(drawer).queryByRole('button', { name })).toBeNull();
});

it('lets an editor take a lead, and undo that', async () => {
  open('editor', `/leads/${line.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Take it' }));
  expect(patch).toHaveBeenCalledWith('/desk/leads', {
    ids: [line.id],
    change: { owner: 'Zoë', status: 'in-work' },
  });
  const [{ undo } = {}] = notify.mock.lastCall ?? [];
  await act(async () => undo?.());
  expect(patch).toHaveBeenLastCalledWith(`/desk/leads/${line.id}`, { status: 'new', owner: null });
});

it('puts nothing of an earlier filter below the leads of the next', async () => {
  const named = (name: string) => ({ ...line, id: `${line.id}-${name}`, name });
  let answerMore = () => {};
  get.mockImplementation(async (path, { params } = {}) => {
    if (path.endsWith('/choices')) return { data: { owners: ['Bo'], services: [], campaigns: [] } };
    if (params?.after) {
      await new Promise<void>((resolve) => (answerMore = resolve));
      return { data: { leads: [named('Late')], total: 2, counts, next: null } };
    }
    const one = named(params?.status === 'won' ? 'Won' : 'First');
    return { data: { leads: [one], total: 2, counts, next: 'further' } };
  });
  open('viewer');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await userEvent.click(screen.getByRole('button', { name: /^Won/ }));
  expect(await screen.findByRole('link', { name: 'Won' })).toBeVisible();
  await act(async () => answerMore());
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Won']);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await act(async () => answerMore());
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Won', 'Late']);
});
