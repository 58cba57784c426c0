import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useHydrating } from './use-hydrating';

const seen: boolean[] = [];

function Probe({ wrong = false }: { wrong?: boolean }) {
  seen.push(useHydrating());
  return <p>{wrong ? 'browser' : 'server'}</p>;
}

beforeEach(() => void seen.splice(0));

test('is true for the first render over server markup, and never again', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<p>server</p>';
  const root = await act(async () => hydrateRoot(page, <Probe />));
  expect(seen[0]).toBe(true);
  expect(seen.at(-1)).toBe(false);
  act(() => root.unmount());
});

test('is false in a component that is new', () => {
  render(<Probe />);
  expect(seen).not.toContain(true);
});

test('is false when React renders anew because hydrating failed', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<p>server</p>';
  const complain = jest.fn();
  const root = await act(async () => hydrateRoot(page, <Probe wrong />, { onRecoverableError: complain }));
  expect(complain).toHaveBeenCalled();
  expect(seen.slice(0, 2)).toEqual([true, false]);
  act(() => root.unmount());
});
