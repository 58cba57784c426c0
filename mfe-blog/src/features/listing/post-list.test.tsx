import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { PostSummary } from '@northgate/contracts/blog';
import { notifyManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { summary, threePosts } from '../../testing/posts';
import { PostList } from './post-list';
import { queryClient } from './query-client';

// Answers reach the list within the act() that brought them.
notifyManager.setScheduler(queueMicrotask);

let frame: ReturnType<typeof provideFakeFrame>;

/** An answer that comes when the test says. */
function slowAnswer() {
  let answer = (_: PostSummary[]) => {};
  let fail = (_: Error) => {};
  const answered = new Promise<{ data: unknown }>((resolve, reject) => {
    answer = (data) => resolve({ data });
    fail = reject;
  });
  frame.calls.get.mockReturnValueOnce(answered);
  return {
    answer: (posts: PostSummary[]) => settle(() => answer(posts)),
    fail: (error: Error) => settle(() => fail(error)),
  };
}

const realSetTimeout = setTimeout;

/** Does something and lets all that is ready happen, also when the clock is a fake one. */
const settle = (after: () => unknown) =>
  act(() => {
    after();
    return new Promise<void>((resolve) => void realSetTimeout(resolve));
  });

const cards = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const requests = () =>
  frame.calls.get.mock.calls.map(([path, settings]) => {
    const { region } = settings?.params as { region?: string };
    return region ? `${path}?region=${region}` : path;
  });
const searchBox = () => screen.getByPlaceholderText('Search articles...');
const regionBox = () => screen.getByRole('combobox', { name: 'Region' });
const topic = (name: string) => screen.getByRole('button', { name });

/** Renders below a router that holds the address of the window. */
const renderAt = (list: ReactElement) => render(list, { wrapper: BrowserRouter });

/** The list as it stands once the first request has been answered. */
async function showList(posts: PostSummary[] | null = threePosts, { page, pages } = { page: 1, pages: 1 }) {
  const view = renderAt(<PostList posts={posts} page={page} pages={pages} />);
  await waitFor(() => expect(queryClient().isFetching()).toBe(0));
  return view;
}

const goBack = () =>
  act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await gone;
  });

beforeEach(() => {
  frame = provideFakeFrame();
  frame.calls.get.mockResolvedValue({ data: threePosts });
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
  queryClient().clear();
  jest.useRealTimers();
});

describe('the filter bar', () => {
  test('offers the regions in their order and "All Topics"', async () => {
    await showList();
    const options = within(regionBox()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['All Regions', 'India', 'Nigeria']);
    const chips = within(screen.getByRole('group', { name: 'Topics' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'All Topics',
      'cctv',
      'edge',
      'finance',
      'decision platform',
    ]);
    expect(chips[0]).toHaveAttribute('aria-pressed', 'true');
  });

  test('searches and chooses topics without a request', async () => {
    await showList();
    await userEvent.type(searchBox(), 'ROI');
    expect(cards()).toEqual(['/blog/roi']);
    await userEvent.clear(searchBox());
    await userEvent.click(topic('edge'));
    expect(cards()).toEqual(['/blog/cameras', '/blog/roi']);
    expect(topic('edge')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(topic('All Topics'));
    expect(cards()).toHaveLength(3);
    expect(requests()).toEqual(['/api/blog']);
  });

  test('sends the region to the server and shows skeletons until the answer', async () => {
    await showList();
    const slow = slowAnswer();
    await userEvent.selectOptions(regionBox(), 'India');
    expect(requests()).toEqual(['/api/blog', '/api/blog?region=india']);
    expect(cards()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Loading articles');
    await slow.answer([threePosts[1]!]);
    expect(cards()).toEqual(['/blog/roi']);
    expect(screen.getByRole('status')).toHaveTextContent('1 article');
  });
});

describe('the address', () => {
  test('asks for what it names, and follows what is chosen', async () => {
    window.history.replaceState(null, '', '/blog?topic=edge&q=roi');
    await showList();
    expect(cards()).toEqual(['/blog/roi']);
    expect(searchBox()).toHaveValue('roi');
    expect(topic('edge')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.clear(searchBox());
    expect(window.location.search).toBe('?topic=edge');
    await userEvent.selectOptions(regionBox(), 'India');
    expect(window.location.search).toBe('?topic=edge&region=india');
  });

  test('is an entry of the history for each choice, which Back takes away, and one for all that is typed', async () => {
    await showList();
    await userEvent.click(topic('edge'));
    await userEvent.type(searchBox(), 'roi');
    expect(window.location.search).toBe('?q=roi&topic=edge');
    await userEvent.click(topic('cctv'));
    await goBack();
    expect(window.location.search).toBe('?q=roi&topic=edge');
    expect(searchBox()).toHaveValue('roi');
    expect(topic('edge')).toHaveAttribute('aria-pressed', 'true');
    await goBack();
    expect(window.location.search).toBe('');
    expect(searchBox()).toHaveValue('');
    expect(cards()).toHaveLength(3);
  });
});

describe('loading', () => {
  test('shows exactly six skeletons without data', async () => {
    const slow = slowAnswer();
    const { container } = renderAt(<PostList posts={null} page={1} pages={1} />);
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6);
    await slow.answer(threePosts);
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(0);
    expect(cards()).toHaveLength(3);
  });

  test('shows the prerendered posts at once and asks for newer ones', async () => {
    const slow = slowAnswer();
    renderAt(<PostList posts={threePosts} page={1} pages={1} />);
    expect(cards()).toHaveLength(3);
    await slow.answer([summary({ slug: 'newest', title: 'The newest' }), ...threePosts]);
    expect(requests()).toEqual(['/api/blog']);
    expect(cards()[0]).toBe('/blog/newest');
  });

  test('asks again on every mount', async () => {
    const { unmount } = await showList();
    unmount();
    await showList();
    expect(requests()).toHaveLength(2);
  });

  test('asks again when the window gets focus and when the tab becomes visible', async () => {
    await showList();
    await settle(() => window.dispatchEvent(new Event('focus')));
    expect(requests()).toHaveLength(2);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(requests()).toHaveLength(3);
  });

  test('does not ask when the tab is hidden', async () => {
    await showList();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    visibility.mockRestore();
    expect(requests()).toHaveLength(1);
  });

  test('does not double a request that is under way', async () => {
    await showList();
    const slow = slowAnswer();
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(requests()).toHaveLength(2);
    await slow.answer(threePosts);
  });
});

describe('many posts', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    summary({ slug: `post-${index}`, title: `Number ${index}` }),
  );
  const first = { page: 1, pages: 2 };
  const more = () => screen.queryByRole('button', { name: 'Show more articles' });
  const slugs = (posts: PostSummary[]) => posts.map(({ slug }) => `/blog/${slug}`);
  const articles = () => cards().filter((href) => href?.startsWith('/blog/post-'));

  test('come in pages of 24 that are links', async () => {
    frame.calls.get.mockResolvedValue({ data: many });
    await showList(many.slice(0, 24), first);
    expect(articles()).toEqual(slugs(many.slice(0, 24)));
    expect(screen.getByRole('status')).toHaveTextContent('60 articles');
    expect(screen.getByRole('link', { name: 'Older articles' })).toHaveAttribute('href', '/blog/page/2');
    expect(more()).not.toBeInTheDocument();
  });

  test('show the page that was asked for, before and after all of them are there', async () => {
    const slow = slowAnswer();
    renderAt(<PostList posts={many.slice(24, 48)} page={2} pages={3} />);
    const pages = () => screen.getByRole('navigation', { name: 'Pages of articles' }).textContent;
    const before = [articles(), pages()];
    expect(before[0]).toEqual(slugs(many.slice(24, 48)));
    await slow.answer(many);
    expect([articles(), pages()]).toEqual(before);
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  test('show the last page where the one that was asked for has gone', async () => {
    frame.calls.get.mockResolvedValue({ data: many.slice(0, 30) });
    await showList(many.slice(48), { page: 3, pages: 3 });
    expect(articles()).toEqual(slugs(many.slice(24, 30)));
  });

  test('are all searched from any page, and what is found comes 24 at a time', async () => {
    frame.calls.get.mockResolvedValue({ data: many });
    await showList(many.slice(24, 48), { page: 2, pages: 3 });
    await userEvent.type(searchBox(), 'Number');
    expect(articles()).toEqual(slugs(many.slice(0, 24)));
    await userEvent.click(more()!);
    expect(articles()).toHaveLength(48);
    await userEvent.type(searchBox(), ' 59');
    expect(articles()).toEqual(['/blog/post-59']);
    await userEvent.clear(searchBox());
    expect(articles()).toEqual(slugs(many.slice(24, 48)));
    expect(requests()).toEqual(['/api/blog']);
  });

  test('are not called missing while only the newest are there', async () => {
    const slow = slowAnswer();
    const { container } = renderAt(<PostList posts={many.slice(0, 24)} {...first} />);
    await userEvent.type(searchBox(), 'Number 59');
    expect(screen.queryByText('No articles found')).not.toBeInTheDocument();
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6);
    await slow.answer(many);
    expect(cards()).toEqual(['/blog/post-59']);
  });
});

describe('refresh', () => {
  test('is shown and held for the fetch and 500 ms more', async () => {
    await showList();
    jest.useFakeTimers();
    const slow = slowAnswer();
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.getByRole('button', { name: 'Refreshing...' })).toBeDisabled();
    await slow.answer(threePosts);
    act(() => jest.advanceTimersByTime(499));
    expect(screen.getByRole('button', { name: 'Refreshing...' })).toBeDisabled();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeEnabled();
    expect(requests()).toHaveLength(2);
    expect(frame.track.mock.calls).toEqual([
      [{ name: 'blog_refresh_click', category: 'engagement', label: 'manual_refresh' }],
    ]);
  });
});

describe('failure', () => {
  test('shows the error screen, also over posts that were there, without trying again by itself', async () => {
    frame.calls.get.mockRejectedValue(new Error('500: Internal Server Error'));
    await showList();
    expect(await screen.findByRole('heading', { name: 'Error Loading Blog' })).toBeVisible();
    expect(screen.getByText('Unable to load blog posts. Please try again later.')).toBeVisible();
    expect(cards()).toEqual([]);
    expect(requests()).toHaveLength(1);
  });

  test('gives way to the list at the next answer', async () => {
    frame.calls.get.mockRejectedValueOnce(new Error('500: Internal Server Error'));
    await showList(null);
    await screen.findByRole('heading', { name: 'Error Loading Blog' });
    await settle(() => window.dispatchEvent(new Event('focus')));
    expect(screen.queryByText('Error Loading Blog')).not.toBeInTheDocument();
    expect(cards()).toHaveLength(3);
  });
});

describe('nothing found', () => {
  test('a search without match can be cleared', async () => {
    await showList();
    await userEvent.type(searchBox(), 'zzz');
    expect(screen.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(searchBox()).toHaveValue('');
    expect(cards()).toHaveLength(3);
  });

  test('a topic the region does not have stays chosen until it is cleared with the region', async () => {
    await showList();
    await userEvent.click(topic('cctv'));
    frame.calls.get.mockResolvedValue({ data: [threePosts[1]!] });
    await userEvent.selectOptions(regionBox(), 'India');
    expect(await screen.findByText('Try adjusting your search or filter criteria.')).toBeVisible();
    expect(topic('cctv')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(regionBox()).toHaveValue('');
    expect(topic('All Topics')).toHaveAttribute('aria-pressed', 'true');
  });

  test('an empty region speaks of what is to come and can be cleared', async () => {
    await showList();
    frame.calls.get.mockResolvedValue({ data: [] });
    await userEvent.selectOptions(regionBox(), 'Nigeria');
    expect(
      await screen.findByText(
        'Our automated content generation is working on creating fresh insights for you.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  });

  test('an empty blog has nothing to clear', async () => {
    frame.calls.get.mockResolvedValue({ data: [] });
    await showList([]);
    expect(screen.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
  });
});

describe('a card', () => {
  test('shows region, date, reading time, title, excerpt, tags and the way on', async () => {
    const one = summary({ slug: 'tagged', tags: ['a', 'b', 'c', 'd', 'e'], region: 'india' });
    frame.calls.get.mockResolvedValue({ data: [one] });
    await showList([one]);
    const card = screen.getByRole('link');
    for (const text of ['India', 'October 28, 2026', '5 min read', one.title, one.excerpt, 'c', '+2 more'])
      expect(within(card).getByText(text)).toBeVisible();
    expect(within(card).queryByText('d')).not.toBeInTheDocument();
    expect(card).toHaveTextContent(/Read more →$/);
    expect(within(card).getByRole('heading', { level: 2 })).toHaveTextContent(one.title);
  });

  test('counts one click with its slug', async () => {
    await showList();
    fireEvent.click(screen.getByText('What roi leaves out'));
    expect(frame.track.mock.calls).toEqual([
      [{ name: 'blog_post_click', category: 'engagement', label: 'roi' }],
    ]);
  });
});
