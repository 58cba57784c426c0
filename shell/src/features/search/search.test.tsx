import { jest } from '@jest/globals';
import type { SearchResult } from '@northgate/contracts/search-page';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { nextOption } from './next-option.logic';
import { openByKeys } from './open-by-keys';
import { SearchDialog } from './search-dialog';
import { startPanel } from './start-panel';

const results: SearchResult[] = [
  {
    kind: 'page',
    title: 'AI CCTV Security',
    section: 'Privacy',
    path: '/cctv-security#privacy',
    excerpt: [
      { text: 'Video stays at the ', found: false },
      { text: 'edge', found: true },
      { text: '.', found: false },
    ],
  },
  { kind: 'page', title: 'Trust', section: '', path: '/trust', excerpt: [] },
  {
    kind: 'article',
    title: 'What a camera saves',
    section: '',
    path: '/blog/what-a-camera-saves',
    excerpt: [],
  },
];
let calls: ReturnType<typeof provideFakeFrame>['calls'];
const answerWith = (status: number, body: unknown) =>
  calls.get.mockImplementation(async () => {
    if (status !== 200) throw new Error(`${status}: refused`);
    return { data: body };
  });

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const field = () => screen.getByRole<HTMLInputElement>('combobox', { hidden: true });
const options = () => screen.queryAllByRole('option').map((option) => option.getAttribute('href'));
const chosen = () => field().getAttribute('aria-activedescendant');

/** The dialog as it is served, open and taken over. */
async function openPanel(typed = '') {
  document.body.innerHTML = renderToString(<SearchDialog />);
  dialog().open = true;
  const served = within(dialog()).getByRole<HTMLInputElement>('textbox');
  served.value = typed;
  await act(async () => startPanel(dialog()));
  expect(field()).toBe(served);
  field().focus();
}

beforeEach(() => {
  ({ calls } = provideFakeFrame());
  answerWith(200, { results });
  HTMLElement.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

describe('what is served', () => {
  it('is a form that asks the search page by itself', () => {
    render(<SearchDialog />);
    expect(document.querySelector('form')).toHaveAttribute('action', '/search');
    expect(document.querySelector('input')).toHaveAttribute('name', 'q');
  });
});

describe('the search as one types', () => {
  it('begins with ways into the site, and asks nothing for a single letter', async () => {
    await openPanel();
    expect(screen.getByRole('link', { name: 'AI Cybersecurity' })).toHaveAttribute('href', '/cybersecurity');
    await userEvent.type(field(), 'e');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(calls.get).not.toHaveBeenCalled();
  });

  it('shows results by kind with their words marked, and says how many', async () => {
    await openPanel();
    await userEvent.type(field(), 'edge');
    await waitFor(() => expect(options()).toEqual(results.map(({ path }) => path)));
    expect(calls.get.mock.calls.at(-1)).toMatchObject(['/api/search', { params: { q: 'edge' } }]);
    expect(screen.getByRole('group', { name: 'Articles' })).toHaveTextContent('What a camera saves');
    expect(document.querySelector('mark')).toHaveTextContent('edge');
    expect(screen.getByRole('status')).toHaveTextContent('3 results for “edge”');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
  });

  it('goes on from what was typed before its code came', async () => {
    await openPanel('edge');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(field()).toHaveValue('edge');
  });

  it('is used by keys alone: the field keeps the focus, Enter follows the link and closes', async () => {
    await openPanel('edge');
    await waitFor(() => expect(options()).toHaveLength(3));
    const followed = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', followed, { once: true });
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toBe('search-result-0');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('AI CCTV Security');
    await userEvent.keyboard('{End}');
    expect(chosen()).toBe('search-result-2');
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(chosen()).toBeNull();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(field()).toHaveFocus();
    expect((followed.mock.calls[0]?.[0].target as Element).closest('a')).toHaveAttribute('href', '/trust');
    expect(dialog().open).toBe(false);
  });

  it.each([
    [503, 'Search is not available right now.'],
    [429, 'You have searched many times within a minute.'],
  ])('says so when the api answers %i, and leads on', async (status, words) => {
    answerWith(status, {});
    await openPanel('edge');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
    expect(screen.getByRole('link', { name: 'Contact' })).toBeVisible();
  });

  it('says when nothing was found', async () => {
    answerWith(200, { results: [] });
    await openPanel('zzz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing was found for “zzz”.'));
  });
});

describe('keys of the list', () => {
  it.each([
    ['ArrowDown', 2, null],
    ['ArrowUp', null, 2],
    ['Home', null, undefined],
    ['End', null, undefined],
    ['Home', 2, 0],
    ['a', 1, undefined],
  ] as const)('%s from %s leads to %s', (key, from, to) => {
    expect(nextOption(key, from, 3)).toBe(to);
  });

  it('are the field’s own where there is no list', () => {
    expect(nextOption('ArrowDown', null, 0)).toBeUndefined();
  });
});

describe('shortcuts', () => {
  beforeAll(() => openByKeys());
  beforeEach(() => {
    document.querySelector = Document.prototype.querySelector;
    document.body.innerHTML = `<button>Somewhere</button><textarea></textarea>${renderToString(<SearchDialog />)}`;
    // jsdom does not know :modal.
    const query = document.querySelector.bind(document);
    document.querySelector = (selector: string) => (selector === 'dialog:modal' ? null : query(selector));
  });

  it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens it', async (keys) => {
    screen.getByRole('button', { name: 'Somewhere' }).focus();
    await userEvent.keyboard(keys);
    expect(dialog().open).toBe(true);
  });

  it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}', 'k'])('%s is left to a field', async (keys) => {
    screen.getByRole('textbox').focus();
    await userEvent.keyboard(keys);
    expect(dialog().open).toBe(false);
  });
});
