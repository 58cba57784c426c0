import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { chatPlaceId } from './chat-place-id';

/** What the button must not lie on: whatever one operates, and headings. */
const kept = 'a, button, input, select, textarea, summary, label, [role="tab"], h1, h2, h3';

/** Points of a side that are looked at; the smallest target, 24 px, lies under one of them. */
const points = [0, 1 / 3, 2 / 3, 1];

/** True while the button has room: the inline chat is out of the window and closed, and nothing to operate lies beneath. */
export function useRoom(button: RefObject<HTMLElement | null>): boolean {
  const [room, setRoom] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const node = button.current;
      if (node) setRoom(!chatIsNear() && !coversSomething(node));
    };
    // Before the frame is painted: a button that goes a frame late lies over what one is about to press.
    const lookNow = () => flushSync(look);
    const lookSoon = () => {
      frame ||= requestAnimationFrame(lookNow);
    };
    const events = ['scroll', 'resize', 'click'];
    look();
    for (const name of events) window.addEventListener(name, lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const name of events) window.removeEventListener(name, lookSoon);
    };
  }, [button]);
  return room;
}

function chatIsNear(): boolean {
  const chat = document.getElementById(chatPlaceId);
  if (!chat) return false;
  const { top, bottom } = chat.getBoundingClientRect();
  return (bottom > 0 && top < window.innerHeight) || chat.querySelector('[aria-expanded="true"]') !== null;
}

function coversSomething(button: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  return points.some((right) =>
    points.some((down) =>
      document
        .elementsFromPoint(left + right * width, top + down * height)
        .some((element) => !button.contains(element) && element.closest(kept) !== null),
    ),
  );
}
