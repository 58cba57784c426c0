import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { fakeAssistant, settle } from '../../testing/fake-assistant';

jest.unstable_mockModule('./chat-panel', () => {
  throw new Error('chunk missing');
});
const { default: ChatBar } = await import('../../expose/chat-bar');

test('when the panel cannot be fetched there is a way on and another try', async () => {
  fakeAssistant();
  render(<ChatBar examples={[]} />);
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Ask our AI anything...' })));
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent('The assistant is not available right now.');
  expect(screen.getByRole('link', { name: 'Contact us instead' })).toHaveAttribute('href', '/contact');
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('status')).toBeVisible();
});
