import { jest } from '@jest/globals';
import type { DeskClient, Notice } from '@northgate/contracts/console/panel';
import type { QuestionReport } from '@northgate/contracts/console/questions';
import { ConsoleProvider } from '@northgate/ui/console/console-provider';
import '@northgate/ui/testing/console-browser';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import Panel from '../../expose/console-questions-panel';

const nearest = 'Do you offer CCTV?';
const line = { week: '2026-11-23', page: '/contact', nearest, count: 2 };
const report: QuestionReport = {
  counts: [
    { ...line, answered: false },
    { ...line, page: '/', answered: true, count: 3 },
  ],
  words: [],
  keepDays: 0,
  pages: { [nearest]: '/cctv-security' },
};

const get = jest.fn<() => Promise<{ data: unknown }>>();
const notify = jest.fn<(notice: Notice) => void>();
beforeEach(() => get.mockResolvedValue({ data: report }));

const open = () =>
  render(
    <ConsoleProvider>
      <MemoryRouter>
        <Panel role="viewer" person="Zoë" client={{ get } as unknown as DeskClient} notify={notify} />
      </MemoryRouter>
    </ConsoleProvider>,
  );

it('shows what had no answer first, and what was answered when it is asked for', async () => {
  open();
  expect(await screen.findByText('5 questions, 3 answered, 2 not')).toBeVisible();
  const rows = () =>
    within(screen.getByRole('region', { name: 'Counts' }))
      .getAllByRole('row')
      .slice(1);
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('/contact');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'Answered');
  expect(rows()[0]).toHaveTextContent('Answered3');
  expect(screen.getByRole('heading', { name: 'Words are not kept' })).toBeVisible();
});

it('makes the text of a pull request of an answer that somebody writes', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Write an answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write an answer' }));
  expect(dialog.getByRole('button', { name: 'Copy the text' })).toBeDisabled();
  await userEvent.type(dialog.getByRole('textbox', { name: /Ways to ask it/ }), 'How many cameras?');
  await userEvent.type(dialog.getByRole('textbox', { name: /Answer,/ }), 'Sixteen.');
  const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Pull request' });
  expect(text.value).toContain('answers: say "How many cameras?" on /cctv-security');
  expect(text.value).toContain(nearest);
});

it('shows the words where they are kept', async () => {
  const words = [{ askedAt: '2026-11-24T10:00:00.000Z', page: '/', nearest, question: 'Can it see owls?' }];
  get.mockResolvedValue({ data: { ...report, words, keepDays: 30 } });
  open();
  await userEvent.click(
    await within(await screen.findByRole('region', { name: 'Words' })).findByRole('button', {
      name: 'Write an answer',
    }),
  );
  expect(await screen.findByRole('textbox', { name: /Ways to ask it/ })).toHaveValue('Can it see owls?');
});
