import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { post } from '../../testing/posts';
import { ArticleLookup } from './article-lookup';
import { MissingSection } from './missing-section';

let frame: ReturnType<typeof provideFakeFrame>;
const settle = () => act(async () => {});

beforeEach(() => {
  frame = provideFakeFrame();
  window.history.replaceState(null, '', '/blog/new-post');
});
afterEach(() => {
  jest.useRealTimers();
});

describe('an article that may have come since', () => {
  test('shows a skeleton, then the article that the address names', async () => {
    frame.calls.get.mockResolvedValue({
      data: post({ slug: 'new-post', title: 'A new post', tags: ['cctv', 'edge'] }),
    });
    const { container } = render(<ArticleLookup slug={undefined} />);
    expect(container.querySelector('[data-skeleton]')).toBeInTheDocument();
    await settle();
    expect(frame.calls.get.mock.calls.map(([path]) => path)).toEqual(['/api/blog/new-post']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A new post');
    expect(screen.getByRole('heading', { name: 'Batteries' })).toHaveAttribute('id', 'section-batteries');
    expect(screen.getByText('Most sites ride through.').tagName).toBe('P');
    expect(screen.getByText('cctv, edge')).toBeVisible();
    expect(document.title).toBe('A new post | Northgate AI');
    expect(frame.track.mock.calls).toEqual([
      [{ name: 'view_blog_post', category: 'engagement', label: 'new-post' }],
    ]);
  });

  test('counts who asks for a consultation', async () => {
    frame.calls.get.mockResolvedValue({ data: post({ slug: 'new-post' }) });
    render(<ArticleLookup slug="new-post" />);
    await settle();
    frame.track.mockClear();
    fireEvent.click(screen.getByRole('link', { name: 'Get Expert Consultation' }));
    expect(frame.track.mock.calls).toEqual([
      [{ name: 'blog_contact_click', category: 'lead', label: 'new-post' }],
    ]);
  });

  test.each(['404: Not Found', '500: Internal Server Error'])('is not found after %s', async (message) => {
    frame.calls.get.mockRejectedValue(new Error(message));
    render(<ArticleLookup slug="new-post" />);
    await settle();
    expect(screen.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
    expect(screen.getByText("The article you're looking for doesn't exist or has been moved.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    expect(frame.track).not.toHaveBeenCalled();
  });

  test('is not asked for again on focus', async () => {
    frame.calls.get.mockResolvedValue({ data: post() });
    render(<ArticleLookup slug="new-post" />);
    await settle();
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(frame.calls.get).toHaveBeenCalledTimes(1);
  });
});

test('the prerendered "not found" stays until the answer is late', async () => {
  jest.useFakeTimers();
  frame.calls.get.mockReturnValue(new Promise<never>(() => {}));
  const { container, unmount } = render(<MissingSection />);
  const markup = container.innerHTML;
  unmount();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = markup;
  const root = await act(async () => hydrateRoot(page, <ArticleLookup slug="new-post" />));
  expect(screen.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  act(() => jest.advanceTimersByTime(250));
  expect(screen.queryByRole('heading', { name: 'Article Not Found' })).not.toBeInTheDocument();
  expect(page.querySelector('[data-skeleton]')).toBeInTheDocument();
  act(() => root.unmount());
});
