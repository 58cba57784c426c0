import { expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { CardCover } from './card-cover';

const choice = { subject: 'cctv', tint: 't1' } as const;
const cover = (slug: string) => (
  <CardCover slug={slug} tags={['cctv']} variant="card" choice={choice} className="cover" />
);

test('takes the drawing from the fetched page after a client navigation', () => {
  provideFakeFrame().staticHtml.mockImplementation((name) =>
    name === 'cover-fetched-cctv-t1' ? '<svg data-from="page"></svg>' : '',
  );
  const { container } = render(cover('fetched'));
  expect(container.querySelector('[data-from=page]')).toBeInTheDocument();
});

test('draws the cover of a post that no page brought', async () => {
  provideFakeFrame();
  const { container } = render(cover('newest'));
  expect(container.querySelector('svg')).not.toBeInTheDocument();
  await act(async () => {
    await import('../../lib/drawings/covers/post-cover');
  });
  expect(container.querySelector('svg.cov-card')).toBeInTheDocument();
});
