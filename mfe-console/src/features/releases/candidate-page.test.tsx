import { jest } from '@jest/globals';
import type { CandidateDetail } from '@northgate/contracts/console/releases';
import { ConsoleProvider } from '@northgate/ui/console/console-provider';
import '@northgate/ui/testing/console-browser';
import { configure, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { client } from '../../lib/client';
import { CandidatePage } from './candidate-page';

// A busy machine draws slowly.
configure({ asyncUtilTimeout: 30_000 });

const candidate: CandidateDetail = {
  ...{ number: 57, createdAt: '2026-11-20T10:00:00.000Z', author: 'Blog CI', reason: 'Spring posts' },
  ...{
    changed: ['mfe-blog'],
    expiresAt: '2026-11-27T10:00:00.000Z',
    link: 'http://localhost/?c=57',
    share: 5,
  },
  gate: { browser: 'passed', pages: 2, seconds: 3, accepted: ['/blog: footer is gone'] },
  looks: [
    {
      ...{ path: '/blog', what: 'at 1280 light, 4.0 % of it looks different' },
      ...{ live: '/0-live.png', candidate: '/0-candidate.png', difference: '/0-difference.png' },
    },
    {
      path: '/new',
      what: 'at 1280 light, it is new',
      live: null,
      candidate: '/1-candidate.png',
      difference: null,
    },
  ],
  others: 3,
};

const open = (detail: Partial<CandidateDetail> = {}) => {
  jest.spyOn(client, 'get').mockResolvedValue({ data: { ...candidate, ...detail } });
  render(
    <ConsoleProvider>
      <MemoryRouter initialEntries={['/releases/candidates/57']}>
        <Routes>
          <Route path="/releases/candidates/:number" element={<CandidatePage />} />
        </Routes>
      </MemoryRouter>
    </ConsoleProvider>,
  );
};

it('shows what the gate found, and pages that look different live, new and with the difference', async () => {
  open();
  expect(await screen.findByText(/2 pages in 3 s, 1 looks accepted\. 5 % of the visitors/)).toBeVisible();
  expect(screen.getByText('Accepted: /blog: footer is gone')).toBeVisible();
  expect(screen.getByText(/without 3 further ones/)).toBeVisible();
  const blog = within(screen.getByRole('heading', { name: '/blog' }).closest('section')!);
  const sources = blog
    .getAllByRole('img')
    .map((image) => [image.getAttribute('alt'), image.getAttribute('src')]);
  expect(sources).toEqual([
    ['Live: /blog', '/0-live.png'],
    ['New: /blog', '/0-candidate.png'],
    ['Difference: /blog', '/0-difference.png'],
  ]);
  expect(screen.getByText('There is none live.')).toBeVisible();
});

it.each([
  ['are as they were', [], 'Its pages look as the live ones do'],
  ['were not opened', null, 'Its pages were not compared with the live ones'],
])('says that its pages %s', async (_, looks, says) => {
  open({ looks, others: 0 });
  expect(await screen.findByRole('heading', { name: says })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Promote it' })).toBeNull();
});
