import { useEffect, useRef, type RefObject } from 'react';
import { afterNextPaint } from './after-next-paint';

const knowsCommands = (): boolean => 'command' in HTMLButtonElement.prototype;
const knowsClosedBy = (): boolean => 'closedBy' in HTMLDialogElement.prototype;

const slot = Symbol.for('northgate.dialogs');
const holder = globalThis as { [slot]?: { followers: number; stop: () => void } };

/**
 * Makes buttons that name a dialog by `commandfor` work in browsers that do not know the attribute, and clicks beside a
 * dialog close it in those that do not know `closedby`; a dialog opens with the frame after the one that answers the
 * press. Called by the host at its start and by every `useDialog`;
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
  const onCommand = (event: Event) => {
    if (!(event.target instanceof HTMLDialogElement)) return;
    if ((event as Event & { command?: string }).command !== 'show-modal') return;
    event.preventDefault();
    open(event.target);
  };
  // Before the page's own listeners, which may not know that somebody has seen to it.
  document.addEventListener('click', onClick, true);
  document.addEventListener('command', onCommand, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('command', onCommand, true);
  };
}

/** Opening makes all the rest of the page inert, which styles every element anew: the frame that answers the press comes first. */
function open(dialog: HTMLDialogElement): void {
  afterNextPaint(() => {
    if (dialog.isConnected && !dialog.open) dialog.showModal();
  });
}

function obeyCommand(event: MouseEvent, target: Element): void {
  const button = target.closest('button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  const command = button?.getAttribute('command');
  if (!(dialog instanceof HTMLDialogElement) || !(command === 'show-modal' || command === 'close')) return;
  event.preventDefault();
  event.stopPropagation();
  if (command === 'close') dialog.close();
  else open(dialog);
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
