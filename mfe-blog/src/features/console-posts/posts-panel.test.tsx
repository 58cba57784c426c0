import { jest } from '@jest/globals';
import type { DeskClient, Notice, PanelProps } from '@northgate/contracts/console/panel';
import type { PostDetail, PostFields } from '@northgate/contracts/console/posts';
import { ConsoleProvider } from '@northgate/ui/console/console-provider';
import '@northgate/ui/testing/console-browser';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import Panel from '../../expose/console-posts-panel';

const fields: PostFields = {
  title: 'A gate that counts',
  slug: 'a-gate-that-counts',
  excerpt: 'What a gate sees.',
  tags: ['cctv'],
  region: 'india',
  date: '',
  ask: [],
  markdown: 'It opens.',
};

/** An api with one post that refuses what was not seen, as the real one does. */
class OnePost {
  detail: PostDetail = {
    ...{ id: 'one', state: 'draft', changed: false, savedAt: '2026-11-20T10:00:00.000Z', savedBy: 'Bo' },
    ...{ version: 1, fields, live: null, formerSlugs: [], versions: [] },
  };
  saves: PostFields[] = [];

  get = async () => ({ data: this.detail });

  put = async (_: string, { version, fields: said }: { version: number; fields: PostFields }) => {
    if (version !== this.detail.version)
      throw Object.assign(new Error('409'), { refusal: { status: 409 }, sentence: 'Changed meanwhile.' });
    this.saves.push(said);
    return { data: this.saved(said, 'Zoë') };
  };

  post = async (path: string) => {
    if (path.endsWith('/publish'))
      this.detail = {
        ...{ ...this.detail, state: 'published' },
        live: { slug: this.detail.fields.slug, hash: 'a', fields: this.detail.fields },
      };
    else this.detail = { ...this.detail, state: 'withdrawn', live: null };
    return { data: this.detail };
  };

  /** Somebody saves it. */
  saved(said: PostFields, savedBy: string): PostDetail {
    this.detail = { ...this.detail, version: this.detail.version + 1, fields: said, savedBy };
    return this.detail;
  }
}

const notify = jest.fn<(notice: Notice) => void>();
let api: OnePost;
beforeEach(() => {
  jest.resetAllMocks();
  api = new OnePost();
});

const open = async (role: PanelProps['role'] = 'editor') => {
  render(
    <ConsoleProvider>
      <MemoryRouter initialEntries={['/posts/one']}>
        <Routes>
          <Route
            path="/posts/*"
            element={<Panel role={role} person="Zoë" client={api as unknown as DeskClient} notify={notify} />}
          />
        </Routes>
      </MemoryRouter>
    </ConsoleProvider>,
  );
  return screen.findByRole('textbox', { name: 'Text' });
};

it('saves what is typed by itself', async () => {
  const user = userEvent.setup();
  await user.type(await open(), ' It closes.');
  await waitFor(() => expect(api.saves.at(-1)?.markdown).toBe('It opens. It closes.'), { timeout: 5000 });
  expect(await screen.findByText(/^Saved .* by Zoë$/)).toBeVisible();
});

it('publishes what is typed, and can undo that', async () => {
  const user = userEvent.setup();
  await user.type(await open(), '!');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(notify).toHaveBeenCalled());
  expect(api.detail).toMatchObject({ state: 'published', live: { fields: { markdown: 'It opens.!' } } });
  await act(async () => notify.mock.lastCall?.[0].undo?.());
  await waitFor(() => expect(api.detail.state).toBe('withdrawn'));
});

it('shows both texts when somebody else has saved, and saves what is made of them', async () => {
  const user = userEvent.setup();
  const text = await open();
  api.saved({ ...fields, markdown: 'It opens at six.' }, 'Bo');
  await user.type(text, ' It closes.');
  const conflict = await screen.findByRole('group', { name: 'Text' }, { timeout: 5000 });
  expect(screen.getByRole('heading', { name: 'Bo changed this post, too' })).toBeVisible();
  const both = within(conflict).getByRole('region', { name: /what|theirs/i });
  expect(both).toHaveTextContent('− It opens at six.');
  expect(both).toHaveTextContent('+ It opens. It closes.');
  await user.click(within(conflict).getByRole('button', { name: 'Take both' }));
  await user.click(screen.getByRole('button', { name: 'Keep this' }));
  await waitFor(() => expect(api.detail.fields.markdown).toBe('It opens at six.\n\nIt opens. It closes.'));
  expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue(api.detail.fields.markdown);
});

it('shows a viewer the words and no way to change them', async () => {
  expect(await open('viewer')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});
