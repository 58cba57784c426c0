import { jest } from '@jest/globals';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { usePanel } from './use-panel';

const Panel = () => <p>the panel</p>;
const fetchPanel = jest.fn<() => Promise<ComponentType>>();

function Widget() {
  const { Panel: Loaded, away, load } = usePanel(fetchPanel);
  return (
    <>
      <button type="button" onClick={load}>
        open
      </button>
      {Loaded ? <Loaded /> : null}
      {away ? <p>away</p> : null}
    </>
  );
}

test('a panel that could not be fetched is fetched again at the next attempt', async () => {
  provideFakeFrame();
  fetchPanel.mockRejectedValueOnce(new Error('chunk missing')).mockResolvedValueOnce(Panel);
  render(<Widget />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('away')).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('the panel')).toBeVisible();
  expect(screen.queryByText('away')).not.toBeInTheDocument();
});
