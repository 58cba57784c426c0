import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RegionBadge } from './region-badge';

test.each([
  ['india', 'India', 'land'],
  ['nigeria', 'Nigeria', 'dry'],
  ['global', 'Global', 'shallow'],
  ['uk', 'Global', 'shallow'],
  ['', 'Global', 'shallow'],
])('the region "%s" is shown as %s on %s', (region, label, ground) => {
  render(<RegionBadge region={region} />);
  expect(screen.getByText(label)).toHaveClass(`ground_${ground}`);
});
