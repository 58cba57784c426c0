import { jest } from '@jest/globals';
import type { DeskClient, Notice, PanelProps } from '@northgate/contracts/console/panel';
import type { PostDetail, PostFields, PostLines } from '@northgate/contracts/console/posts';
import { ConsoleProvider } from '@northgate/ui/console/console-provider';
import '@northgate/ui/testing/console-browser';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import Panel from '../../expose/console-posts-panel';

// A router in data mode reads no more of a request than this.
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

const picture = { address: '/media/0123456789abcdef/960.webp', width: 960, height: 540 };

/** An api with one post that refuses what was not seen, as the real one does. */
class OnePost {
  detail: PostDetail = {
    ...{ id: 'one', state: 'draft', changed: false, savedAt: '2026-11-20T10:00:00.000Z', savedBy: 'Bo' },
    ...{ version: 1, fields, live: null, formerSlugs: [], versions: [] },
  };
  saves: PostFields[] = [];
  refuses = false;
  /** Ends the upload that is under way. */
  uploaded = () => {};

  version: unknown;

  get = async (path: string, { params }: { params?: { search?: string } } = {}) => {
    if (path === '/desk/posts') return { data: this.lines(params?.search) };
    return { data: path.includes('/versions/') ? this.version : this.detail };
  };

  lines(search = ''): PostLines {
    const { title, slug, tags, region, date } = this.detail.fields;
    const { id, state, changed, savedAt, savedBy } = this.detail;
    const line = { id, state, changed, savedAt, savedBy, title, slug, tags, region, date };
    return {
      posts: title.includes(search) ? [line] : [],
      counts: { draft: 1, scheduled: 0, published: 0, withdrawn: 0 },
    };
  }

  put = async (_: string, { version, fields: said }: { version: number; fields: PostFields }) => {
    if (this.refuses) throw Object.assign(new Error('503'), { sentence: 'The api is away.' });
    if (version !== this.detail.version)
      throw Object.assign(new Error('409'), { refusal: { status: 409 }, sentence: 'Changed meanwhile.' });
    this.saves.push(said);
    return { data: this.saved(said, 'Zoë') };
  };

  post = async (path: string) => {
    if (path.endsWith('/pictures')) {
      await new Promise<void>((resolve) => (this.uploaded = resolve));
      return { data: picture };
    }
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

const openAt = (path: string, role: PanelProps['role'] = 'editor') => {
  const panel = <Panel role={role} person="Zoë" client={api as unknown as DeskClient} notify={notify} />;
  const router = createMemoryRouter(
    [
      {
        path: '/posts/*',
        element: (
          <>
            <Link to="/leads">Leads</Link>
            {panel}
          </>
        ),
      },
      { path: '/leads', element: <h1>All leads</h1> },
    ],
    { initialEntries: [path] },
  );
  render(
    <ConsoleProvider>
      <RouterProvider router={router} />
    </ConsoleProvider>,
  );
};

const open = (role?: PanelProps['role']) => {
  openAt('/posts/one', role);
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
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

const addPicture = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Add a picture' }));
  const file = new File(['x'], 'gate.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('File'), file);
  await user.type(screen.getByRole('textbox', { name: 'What it shows' }), 'A gate');
  await user.click(screen.getByRole('button', { name: 'Add it' }));
};
const line = `![A gate](${picture.address} "960x540")`;

describe('a picture', () => {
  it('that was called off changes nothing of what was typed since', async () => {
    const user = userEvent.setup();
    const text = await open();
    await addPicture(user);
    await user.click(screen.getByRole('button', { name: 'Leave it' }));
    await user.type(text, ' It closes.');
    await act(async () => api.uploaded());
    expect(text).toHaveValue('It opens. It closes.');
    expect(notify).not.toHaveBeenCalled();
  });

  it('is taken out again without what was typed since', async () => {
    const user = userEvent.setup();
    await open();
    await addPicture(user);
    await act(async () => api.uploaded());
    const withPicture = await screen.findByRole('textbox', { name: 'Text' });
    expect(withPicture).toHaveValue(`It opens.\n\n${line}\n`);
    await user.type(withPicture, 'It closes.');
    await act(async () => notify.mock.lastCall?.[0].undo?.());
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('It opens.\n\nIt closes.');
  });

  it('leaves the text as it was when nothing was typed since', async () => {
    const user = userEvent.setup();
    await open();
    await addPicture(user);
    await act(async () => api.uploaded());
    await act(async () => notify.mock.lastCall?.[0].undo?.());
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('It opens.');
  });
});

describe('a link that leaves the post', () => {
  it('is followed once what was typed is saved', async () => {
    const user = userEvent.setup();
    await user.type(await open(), '!');
    await user.click(screen.getByRole('link', { name: 'Leads' }));
    expect(await screen.findByRole('heading', { name: 'All leads' })).toBeVisible();
    expect(api.detail.fields.markdown).toBe('It opens.!');
  });

  it('asks first when that cannot be saved, and stays with the words', async () => {
    const user = userEvent.setup();
    await user.type(await open(), '!');
    api.refuses = true;
    await user.click(screen.getByRole('link', { name: 'Leads' }));
    expect(await screen.findByRole('dialog', { name: 'Not saved' })).toHaveTextContent('The api is away.');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('It opens.!');
  });

  it('is followed without the words when the author says so', async () => {
    const user = userEvent.setup();
    await user.type(await open(), '!');
    api.refuses = true;
    await user.click(screen.getByRole('link', { name: 'Leads' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('heading', { name: 'All leads' })).toBeVisible();
    expect(api.detail.fields.markdown).toBe('It opens.');
  });
});

it('returns to a version, and undoes that only while nothing was typed since', async () => {
  const user = userEvent.setup();
  const versions: PostDetail['versions'] = [
    { version: 1, at: '2026-11-20T10:00:00.000Z', author: 'Bo', kind: 'saved' },
  ];
  api.detail = { ...api.detail, versions };
  api.version = { ...versions[0]!, fields: { ...fields, markdown: 'It opened.' } };
  await open();
  const goBack = async () => {
    await user.click(screen.getByRole('tab', { name: 'Versions' }));
    await user.click(await screen.findByRole('button', { name: 'Compare version 1' }));
    await user.click(await screen.findByRole('button', { name: 'Return to version 1' }));
    await user.click(screen.getByRole('tab', { name: 'Write' }));
    return screen.findByRole('textbox', { name: 'Text' });
  };
  expect(await goBack()).toHaveValue('It opened.');
  await act(async () => notify.mock.lastCall?.[0].undo?.());
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('It opens.');
  await user.type(await goBack(), ' It closes.');
  await act(async () => notify.mock.lastCall?.[0].undo?.());
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('It opened. It closes.');
});

/** As a browser does: nothing waits here until the router has followed. */
function enter(field: HTMLElement, value: string): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}

it('keeps each letter of a search, before the address has followed', async () => {
  openAt('/posts?state=draft');
  expect(await screen.findByRole('link', { name: fields.title })).toBeVisible();
  const search = screen.getByRole('searchbox', { name: 'Search' });
  enter(search, 'n');
  expect(search).toHaveValue('n');
  enter(search, 'none');
  expect(search).toHaveValue('none');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Show all posts' }));
  expect(await screen.findByRole('link', { name: fields.title })).toBeVisible();
  expect(search).toHaveValue('');
});
