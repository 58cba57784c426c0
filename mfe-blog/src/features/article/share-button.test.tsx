import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { post } from '../../testing/posts';
import { ShareButton } from './share-button';

const shared = post({ slug: 'power-cut' });
let frame: ReturnType<typeof provideFakeFrame>;

function offer(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

async function share() {
  render(<ShareButton post={shared} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })));
}

beforeEach(() => {
  frame = provideFakeFrame();
  window.history.replaceState(null, '', '/blog/power-cut?from=mail');
});
afterEach(() => {
  offer('share', undefined);
  offer('clipboard', undefined);
});

describe('sharing through the device', () => {
  test('hands on title, excerpt and address', async () => {
    const native = jest.fn<Navigator['share']>(async () => {});
    offer('share', native);
    await share();
    expect(native.mock.calls).toEqual([
      [{ title: shared.title, text: shared.excerpt, url: 'http://localhost/blog/power-cut?from=mail' }],
    ]);
    expect(frame.track.mock.calls).toEqual([
      [{ name: 'blog_share', category: 'engagement', label: 'power-cut' }],
    ]);
    expect(frame.toast).not.toHaveBeenCalled();
  });

  test('may be cancelled', async () => {
    const writeText = jest.fn<Clipboard['writeText']>(async () => {});
    offer('share', async () => {
      throw new DOMException('cancelled', 'AbortError');
    });
    offer('clipboard', { writeText });
    await share();
    expect(writeText).not.toHaveBeenCalled();
    expect(frame.toast).not.toHaveBeenCalled();
  });
});

describe('sharing without the device', () => {
  test('copies the address and says so', async () => {
    const writeText = jest.fn<Clipboard['writeText']>(async () => {});
    offer('clipboard', { writeText });
    await share();
    expect(writeText.mock.calls).toEqual([['http://localhost/blog/power-cut?from=mail']]);
    expect(frame.track.mock.calls).toEqual([
      [{ name: 'blog_share_copy', category: 'engagement', label: 'power-cut' }],
    ]);
    expect(frame.toast.mock.calls).toMatchObject([[{ variant: 'default', title: 'Link copied' }]]);
  });

  test.each([
    ['refused', { writeText: () => Promise.reject(new Error('denied')) }],
    ['missing', undefined],
  ])('does nothing when the clipboard is %s', async (_, clipboard) => {
    offer('clipboard', clipboard);
    await share();
    expect(frame.toast).not.toHaveBeenCalled();
  });
});
