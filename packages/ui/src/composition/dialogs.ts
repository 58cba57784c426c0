import { useEffect, useRef, type RefObject } from 'react';

const knowsCommands = (): boolean => 'command' in HTMLButtonElement.prototype;
const knowsClosedBy = (): boolean => 'closedBy' in HTMLDialogElement.prototype;

const slot = Symbol.for('northgate.dialogs');
const holder = globalThis as { [slot]?: { followers: number; stop: () => void } };

/**
 * Makes buttons that name a dialog by `commandfor` work in browsers that do not know the attribute, and clicks beside a
 * dialog close it in those that do not know `closedby`. Called by the host at its start and by every `useDialog`;
 * listening once serves all. Returns the way to stop.
 */
export function followDialogs(): () => void {
  const current = (holder[slot] ??= { followers: 0, stop: listen() });
  current.followers += 1;
  let stopped = false;
  return () => {
    if (stopped) return;
    stopped = true;
    current.followers -= 1;
    if (current.followers > 0) return;
    current.stop();
    delete holder[slot];
  };
}

function listen(): () => void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    if (!knowsClosedBy() && closeBeside(event.target)) return;
    if (!knowsCommands()) obeyCommand(event, event.target);
  };
  // Before the page's own listeners, which may not know that somebody has seen to it.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

function obeyCommand(event: MouseEvent, target: Element): void {
  const button = target.closest('button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  const command = button?.getAttribute('command');
  if (!(dialog instanceof HTMLDialogElement) || !(command === 'show-modal' || command === 'close')) return;
  event.preventDefault();
  event.stopPropagation();
  if (command === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** The backdrop belongs to the dialog; what is inside has targets of its own. */
function closeBeside(target: Element): boolean {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return false;
  target.close();
  return true;
}

/** For a dialog inside React: its `ref`, and `close`. */
export function useDialog(): { ref: RefObject<HTMLDialogElement | null>; close: () => void } {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => followDialogs(), []);
  return { ref, close: () => ref.current?.close() };
}
