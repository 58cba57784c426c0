import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EntriesSection } from './entries-section';

it('shows the entries with the words that somebody looks for', async () => {
  render(<EntriesSection />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find an entry' }), 'second');
  expect(screen.getByRole('listitem')).toHaveTextContent('Second entry');
});
