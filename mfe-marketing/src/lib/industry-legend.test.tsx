import { render, screen } from '@testing-library/react';
import { IndustryLegend } from './industry-legend';

describe('an industry legend', () => {
  it('links all ten industries in their order', () => {
    render(<IndustryLegend columns={5} />);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toHaveLength(10);
    expect(links[0]).toBe('/industries/legal');
    expect(links[9]).toBe('/industries/mining');
  });

  it('can be narrowed and described', () => {
    render(<IndustryLegend columns={3} only={['retail']} described />);
    expect(screen.getByRole('link')).toHaveAccessibleName(/^Retail Demand, shelves and pricing\.$/);
  });
});
