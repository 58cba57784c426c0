import type { ToastMessage } from '@northgate/contracts/frame';
import { create } from 'zustand';

/** How long a toast stays and how long a dismissed one is kept before it is forgotten, in milliseconds. */
export const toastTime = { shown: 5000, kept: 1_000_000 } as const;

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

interface ToastState {
  /** At most one: a new toast replaces the old one. */
  toasts: ShownToast[];
}

export const useToastStore = create<ToastState>()(() => ({ toasts: [] }));

let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast in place of any other. */
export function toast(message: ToastMessage): void {
  useToastStore.setState({ toasts: [{ ...message, id: nextId++, open: true }] });
  resumeToast();
}

/** Hides the toast; it leaves the list later or when another takes its place. */
export function dismissToast(): void {
  clearTimeout(timer);
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.map((entry) => ({ ...entry, open: false })) }));
  timer = setTimeout(() => useToastStore.setState({ toasts: [] }), toastTime.kept);
}

/** Stops the clock of the toast while it is pointed at or focused. */
export function holdToast(): void {
  if (useToastStore.getState().toasts.some((entry) => entry.open)) clearTimeout(timer);
}

/** Starts the clock of the toast again. */
export function resumeToast(): void {
  if (!useToastStore.getState().toasts.some((entry) => entry.open)) return;
  clearTimeout(timer);
  timer = setTimeout(dismissToast, toastTime.shown);
}
