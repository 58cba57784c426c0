import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useAdopted } from './use-adopted';

const seen: boolean[] = [];

function Probe({ wrong = false }: { wrong?: boolean }) {
  seen.push(useAdopted());
  return <p>{wrong ? 'browser' : 'server'}</p>;
}

/** Hydrates over what the server sent; tells what React complained about. */
async function hydrate(probe: ReactNode) {
  const page = document.createElement('div');
  page.innerHTML = '<p>server</p>';
  const complain = jest.fn();
  const root = await act(async () => hydrateRoot(page, probe, { onRecoverableError: complain }));
  return { root, complain };
}

beforeEach(() => void seen.splice(0));

test('is true over server markup, through later renders too, and causes none itself', async () => {
  const { root } = await hydrate(<Probe />);
  expect(seen).toEqual([true]);
  act(() => root.render(<Probe key={undefined} />));
  expect(seen).toEqual([true, true]);
  act(() => root.unmount());
});

test('is false in a component that is new', () => {
  render(<Probe />);
  expect(seen).not.toContain(true);
});

test('is false when React renders anew because hydrating failed', async () => {
  const { root, complain } = await hydrate(<Probe wrong />);
  expect(complain).toHaveBeenCalled();
  expect(seen.at(-1)).toBe(false);
  act(() => root.unmount());
});
