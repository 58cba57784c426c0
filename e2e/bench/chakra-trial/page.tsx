import { createRoot } from 'react-dom/client';
import { panels } from './panels';

/** Milliseconds since navigation: when the button was pressed, and when the panel had been painted. */
export interface Opened {
  pressed: number;
  painted?: number;
}

document.querySelector('button')?.addEventListener('click', () => void openPanel());

async function openPanel(): Promise<void> {
  const opened: Opened = { pressed: performance.now() };
  Object.assign(window, { opened });
  const loaded = await panels[location.pathname]?.();
  if (!loaded) return;
  createRoot(document.querySelector('main') as HTMLElement).render(<loaded.Panel />);
  const look = () => {
    if (document.querySelector('main :is(input, textarea)'))
      requestAnimationFrame(() => (opened.painted = performance.now()));
    else requestAnimationFrame(look);
  };
  look();
}
