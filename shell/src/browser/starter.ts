/**
 * Inlined at the end of every page. Starts the boot on the first interaction or after a long idle, never inside the
 * input event itself and never before the first paint, and keeps clicks on controls that need React until it is there.
 */
interface Starter {
  clicks: HTMLElement[];
  start: () => void;
}

const idleBeforeBoot = 4000;
const interactions = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
/** Buttons the platform serves by itself are left alone; links and form fields too. */
const needsReact =
  'button:not([popovertarget])' +
  ('commandForElement' in HTMLButtonElement.prototype ? ':not([commandfor])' : '');

const boot = document.getElementById('boot') as HTMLLinkElement;
let started = false;

const starter: Starter = {
  clicks: [],
  start() {
    if (started) return;
    started = true;
    for (const type of interactions) removeEventListener(type, onInteraction, true);
    for (const href of (boot.dataset.then ?? '').split(' ').filter(Boolean))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
      );
    document.head.append(Object.assign(document.createElement('script'), { src: boot.href }));
  },
};

const onInteraction = () => requestAnimationFrame(() => setTimeout(() => starter.start()));

function onClick(event: Event) {
  const control = (event.target as Element).closest<HTMLElement>(needsReact);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  starter.clicks.push(control);
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 500);

for (const type of interactions) addEventListener(type, onInteraction, { capture: true, passive: true });
addEventListener('click', onClick, true);
addEventListener('site:booted', () => removeEventListener('click', onClick, true), { once: true });
addEventListener('load', () => {
  // An address with a query carries what somebody worked out and wants to see, such as a shared calculation.
  if (boot.dataset.live || location.search) whenIdle(starter.start);
  else setTimeout(() => whenIdle(starter.start), idleBeforeBoot);
});

Object.assign(window, { siteStarter: starter });
