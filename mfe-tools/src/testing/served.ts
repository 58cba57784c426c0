import { act, fireEvent, waitFor } from '@testing-library/react';
import { setImmediate } from 'node:timers';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static.node';

const browser = { SERVER: false, DRAWS_STATIC_PARTS: false, setImmediate: undefined };
const server = { SERVER: true, DRAWS_STATIC_PARTS: true, setImmediate };

/** Puts a part into the document as the server sends it, without script. */
export async function serve(part: ReactElement): Promise<HTMLElement> {
  Object.assign(globalThis, server);
  const { prelude } = await prerenderToNodeStream(part);
  const markup: string[] = [];
  for await (const piece of prelude) markup.push(String(piece));
  Object.assign(globalThis, browser);
  document.body.innerHTML = `<main>${markup.join('')}</main>`;
  return document.querySelector('main')!;
}

/** React takes a served part over; its form stays asleep until somebody turns to it. */
export async function hydrate(
  place: HTMLElement,
  part: ReactElement,
  onRecoverableError: () => void,
): Promise<Root> {
  return act(async () => hydrateRoot(place, part, { onRecoverableError }));
}

/** Waits for a form to be checked by its own code and not by the browser any more. */
export const formAlive = (form: HTMLFormElement) =>
  waitFor(() => {
    if (!form.noValidate) throw new Error('The form has not come alive.');
  });

/** Turns to a form and waits for its code. */
export async function wake(form: HTMLFormElement): Promise<void> {
  await act(async () => {
    fireEvent.focusIn(form.elements[0]!);
    await import('../features/contact/contact-form');
  });
  await formAlive(form);
}
