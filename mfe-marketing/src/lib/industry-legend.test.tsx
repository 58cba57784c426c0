import { render, screen } from '@testing-library/react';
import { IndustryLegend } from './industry-legend';

test('an industry legend can be narrowed and described', () => {
  render(<IndustryLegend columns={3} only={['retail']} described />);
  expect(screen.getByRole('link')).toHaveAccessibleName(/^Retail Demand, shelves and pricing\.$/);
});
