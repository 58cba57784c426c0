import { act, render, screen, waitFor } from '@testing-library/react';
import { comingFrom, loadFeatures, m, Motion, rising } from './motion';

const Panel = ({ shown = true }) => (
  <Motion>
    <m.div {...rising(shown)}>The panel</m.div>
  </Motion>
);

const panel = () => screen.getByText('The panel');

describe('until its features have come', () => {
  it('an element comes from nowhere, and is seen at once', () => {
    expect(comingFrom({ opacity: 0 })).toBe(false);
    render(<Panel />);
    expect(panel()).toHaveStyle({ opacity: 1 });
  });
});

describe('with its features', () => {
  beforeEach(async () => {
    await act(() => loadFeatures());
  });

  it('a new element rises into view', async () => {
    render(<Panel />);
    expect(panel()).toHaveStyle({ opacity: 0 });
    await waitFor(() => expect(panel()).toHaveStyle({ opacity: 1 }));
  });
});
