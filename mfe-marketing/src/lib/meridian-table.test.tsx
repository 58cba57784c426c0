import { render, screen } from '@testing-library/react';
import { MeridianTable } from './meridian-table';

test('two sides stand line by line', () => {
  render(<MeridianTable columns={['Cheating', 'Strategy']} rows={[['Paste it', 'Own it']]} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Cheating',
    'Strategy',
  ]);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Paste it', 'Own it']);
});
