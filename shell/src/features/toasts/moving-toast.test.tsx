import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as motion from '../../../../packages/ui/src/motion/motion';
import { useMotionStore } from '../../lib/motion-store';
import { toast, useToastStore } from './toast-store';
import { Toasts } from './toasts';

const message = { variant: 'default', title: 'Message sent', description: 'We answer soon.' } as const;
const shown = () => screen.queryByText('Message sent');

beforeEach(async () => {
  useToastStore.setState({ toasts: [] });
  await act(() => motion.loadFeatures());
  useMotionStore.setState({ motion });
  render(<Toasts />);
  act(() => toast(message));
});

it('comes into view, and leaves once it was closed', async () => {
  await waitFor(() => expect(shown()).toBeVisible());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(shown()).not.toBeInTheDocument());
});

it('gives its place at once to the next', () => {
  act(() => toast({ ...message, title: 'Message failed' }));
  expect(shown()).not.toBeInTheDocument();
  expect(screen.getAllByRole('status')).toHaveLength(1);
});
