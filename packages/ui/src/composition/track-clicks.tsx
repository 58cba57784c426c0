import { frame } from '@northgate/contracts/frame';
import type { MouseEvent, ReactNode } from 'react';

interface TrackedClick {
  name: string;
  category: string;
  label: string;
}

/** Marks an element of a static part so that a click on it is counted by the `TrackClicks` around the part. */
export const trackedClick = ({ name, category, label }: TrackedClick) => ({
  'data-event': name,
  'data-event-category': category,
  'data-event-label': label,
});

/** Counts clicks inside static parts, which have no script of their own. */
export function TrackClicks({ children }: { children: ReactNode }) {
  return <div onClick={countClick}>{children}</div>;
}

function countClick({ target }: MouseEvent): void {
  const marked = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;
  if (!marked) return;
  const { event: name = '', eventCategory: category = '', eventLabel: label = '' } = marked.dataset;
  frame().track({ name, category, label });
}
