import { render, screen } from '@testing-library/react';
import { PauseMotion } from './pause-motion';

test('is a checkbox that says what it does, not checked', () => {
  render(<PauseMotion />);
  expect(screen.getByRole('checkbox', { name: 'Pause the drawing' })).not.toBeChecked();
});
