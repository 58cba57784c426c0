import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { reloadDelay, reloadedFlag } from '../../lib/arrival-reload';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { BlogArrival } from './blog-arrival';

const reload = jest.fn();
const viewed = { name: 'view_blog_page', category: 'engagement', label: 'blog_listing' };

function arrive(from: string | null) {
  const frame = provideFakeFrame({ previousPath: () => from });
  return { ...frame, ...render(<BlogArrival reload={reload} />) };
}

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/blog');
});
afterEach(() => {
  jest.useRealTimers();
});

describe('arriving at the blog', () => {
  test('from another page reloads once, 100 ms later, and leaves the count to the visit that follows', () => {
    const { track } = arrive('/');
    expect(sessionStorage.getItem(reloadedFlag)).not.toBeNull();
    act(() => jest.advanceTimersByTime(99));
    expect(reload).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadDelay).toBe(100);
    act(() => jest.advanceTimersByTime(60_000));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(track).not.toHaveBeenCalled();
  });

  test.each([null, '/blog', '/blog/', '/blog/some-article'])(
    'from %s does not reload and is counted',
    (from) => {
      const { track } = arrive(from);
      act(() => jest.runAllTimers());
      expect(reload).not.toHaveBeenCalled();
      expect(track.mock.calls).toEqual([[viewed]]);
      expect(sessionStorage.getItem(reloadedFlag)).toBeNull();
    },
  );

  test('from a path that only starts like the blog reloads', () => {
    arrive('/blogroll');
    act(() => jest.runAllTimers());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('with the flag up does not reload', () => {
    sessionStorage.setItem(reloadedFlag, 'true');
    const { track } = arrive('/');
    act(() => jest.runAllTimers());
    expect(reload).not.toHaveBeenCalled();
    expect(track.mock.calls).toEqual([[viewed]]);
  });

  test('does not reload when the flag cannot be kept', () => {
    const broken = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('no storage');
    });
    arrive('/');
    act(() => jest.runAllTimers());
    broken.mockRestore();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('leaving the listing', () => {
  test('for another page lowers the flag, so that the next visit reloads again', () => {
    const { unmount } = arrive('/');
    window.history.pushState(null, '', '/contact');
    unmount();
    expect(sessionStorage.getItem(reloadedFlag)).toBeNull();
    act(() => jest.runAllTimers());
    expect(reload).not.toHaveBeenCalled();
    arrive('/contact');
    act(() => jest.runAllTimers());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('for an article keeps the flag', () => {
    const { unmount } = arrive('/');
    window.history.pushState(null, '', '/blog/some-article');
    unmount();
    expect(sessionStorage.getItem(reloadedFlag)).not.toBeNull();
  });
});
