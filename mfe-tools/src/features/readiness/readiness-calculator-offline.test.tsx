import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';

let reachable = false;
jest.unstable_mockModule('./readiness-panel', () => {
  if (!reachable) throw new Error('The network is away.');
  return { ReadinessPanel: () => <p>The panel</p> };
});
const { ReadinessCalculator } = await import('./readiness-calculator');

test('says so when the steps cannot be loaded, keeps the way to contact, and loads them on the next try', async () => {
  render(<ReadinessCalculator />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The calculator could not be loaded.');
  expect(screen.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  reachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The panel')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('takes over what the server sent without a difference', async () => {
  reachable = true;
  document.body.innerHTML = `<main>${renderToString(<ReadinessCalculator />)}</main>`;
  const mismatch = jest.fn();
  await act(async () => {
    hydrateRoot(document.querySelector('main')!, <ReadinessCalculator />, { onRecoverableError: mismatch });
  });
  expect(await screen.findByText('The panel')).toBeVisible();
  expect(mismatch).not.toHaveBeenCalled();
});
