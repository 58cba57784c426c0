import { render, screen } from '@testing-library/react';
import { DashList } from './dash-list';

test('lists its points in their order, with the dash they are marked by', () => {
  render(<DashList items={['Genetec', 'Milestone']} mark="signal" />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Genetec', 'Milestone']);
  expect(screen.getByRole('list')).toHaveClass('signal');
});
