import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast } from './toast';

const words = { title: 'Sent', description: 'We answer within one working day.' };

test('a good message is a status, a bad one an alert', () => {
  const { rerender } = render(<Toast variant="default" {...words} onClose={() => {}} />);
  expect(screen.getByRole('status')).toHaveTextContent('SentWe answer within one working day.');
  rerender(<Toast variant="destructive" {...words} onClose={() => {}} />);
  expect(screen.getByRole('alert')).toBeVisible();
});

test('can be closed, and offers what can be done', async () => {
  const close = jest.fn();
  const run = jest.fn();
  render(<Toast variant="default" {...words} action={{ label: 'Undo', run }} onClose={close} />);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});
