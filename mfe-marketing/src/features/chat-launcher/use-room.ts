import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { chatPlaceId } from './chat-place-id';

/** What the button must not lie on: whatever one operates, and headings. */
const obstacles = 'a, button, input, select, textarea, summary, label, [role="tab"], h1, h2, h3';

/** Points of a side that are looked at; the smallest target, 24 px, lies under one of them. */
const points = [0, 1 / 3, 2 / 3, 1];

/** True while the button has room: the inline chat is out of the window and closed, and nothing to operate lies beneath. */
export function useRoom(button: RefObject<HTMLElement | null>): boolean {
  const [room, setRoom] = useState(false);
  useEffect(() => {
    let frame = 0;
    // Before the next frame is painted: a button that goes later lies over what one is about to press. Browsers tell of scrolling
    // once a frame.
    const look = () => {
      const node = button.current;
      if (node) flushSync(() => setRoom(!chatIsNear() && !coversSomething(node)));
    };
    // A press may open something.
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    // What comes late moves everything below it, without a scroll.
    const growth = 'ResizeObserver' in window ? new ResizeObserver(look) : null;
    growth?.observe(document.body);
    lookSoon();
    for (const name of ['scroll', 'resize']) window.addEventListener(name, look, { passive: true });
    window.addEventListener('click', lookSoon, { passive: true });
    return () => {
      growth?.disconnect();
      cancelAnimationFrame(frame);
      for (const name of ['scroll', 'resize']) window.removeEventListener(name, look);
      window.removeEventListener('click', lookSoon);
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
        .some((element) => !button.contains(element) && element.closest(obstacles) !== null),
    ),
  );
}
