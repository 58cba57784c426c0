import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

let reachable = false;
const loadPanel = jest.fn(() => {
  if (!reachable) throw new Error('The network is away.');
  return { RoiPanel: () => <p>The panel</p> };
});
jest.unstable_mockModule('./roi-panel', loadPanel);
const { RoiCalculator } = await import('./roi-calculator');

test('says so when the panel cannot be loaded, and loads it on the next try', async () => {
  render(<RoiCalculator rules="cctv" heading="Savings" />);
  expect(loadPanel).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Show ROI Calculator' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The calculator could not be loaded.');
  reachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The panel')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
