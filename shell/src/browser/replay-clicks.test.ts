import { jest } from '@jest/globals';
import { markWithoutScript } from '../app/without-script';
import { useToastStore } from '../features/toasts/toast-store';
import { replayClicks } from './replay-clicks';

let removeListener = () => {};

/** A page with one part of its own script, whose button counts the clicks that reach it. */
function page({ ready = false } = {}) {
  document.body.innerHTML = `
    <div data-island="calculator" ${ready ? 'data-ready' : ''}><button><span>Calculate</span></button></div>
    <button>Outside</button>`;
  const part = document.querySelector('[data-island]') as HTMLElement;
  const [inside, outside] = document.querySelectorAll('button') as unknown as [HTMLElement, HTMLElement];
  const reached = jest.fn();
  inside.addEventListener('click', reached);
  outside.addEventListener('click', reached);
  const asked = jest.fn();
  part.addEventListener('part:open', asked);
  return { part, inside, outside, reached, asked };
}

const ready = async (part: HTMLElement) => {
  part.setAttribute('data-ready', '');
  await Promise.resolve();
};

beforeEach(() => {
  const add = window.addEventListener.bind(window);
  const spy = jest.spyOn(window, 'addEventListener');
  spy.mockImplementation((type: string, listener: unknown, options?: unknown) => {
    add(type, listener as EventListener, options as boolean);
    removeListener = () => window.removeEventListener(type, listener as EventListener, options as boolean);
  });
});

afterEach(() => {
  removeListener();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a click that came before the boot', () => {
  it('is repeated at once where the frame itself answers', () => {
    const { outside, reached } = page();
    replayClicks([outside]);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('opens the part it was meant for and reaches it once that is ready', async () => {
    const { part, inside, reached, asked } = page();
    replayClicks([inside]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(reached).not.toHaveBeenCalled();
    await ready(part);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('asks the part again until it listens, for it hydrates later than the frame', () => {
    jest.useFakeTimers();
    const { part, inside } = page();
    replayClicks([inside]);
    jest.advanceTimersByTime(3000);
    const late = jest.fn();
    part.addEventListener('part:open', late);
    jest.advanceTimersByTime(50);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('reaches the part once, also when an impatient visitor goes on pressing', async () => {
    const { part, inside, reached } = page();
    replayClicks([inside]);
    inside.click();
    inside.click();
    await ready(part);
    expect(reached).toHaveBeenCalledTimes(1);
    inside.click();
    expect(reached).toHaveBeenCalledTimes(2);
  });

  it('shows on its button until the part is ready, and no longer than it is waited for', async () => {
    jest.useFakeTimers();
    const { part, inside, outside } = page();
    for (const button of [inside, outside]) button.setAttribute('data-pressed', '');
    replayClicks([inside, outside]);
    expect(outside).not.toHaveAttribute('data-pressed');
    expect(inside).toHaveAttribute('data-pressed');
    inside.click();
    expect(inside).toHaveAttribute('data-pressed');
    await ready(part);
    expect(inside).not.toHaveAttribute('data-pressed');
    part.removeAttribute('data-ready');
    inside.click();
    expect(inside).toHaveAttribute('data-pressed');
    jest.advanceTimersByTime(10_000);
    expect(inside).not.toHaveAttribute('data-pressed');
  });

  it('asks no more once the part is ready', async () => {
    jest.useFakeTimers();
    const { part, inside, asked } = page();
    replayClicks([inside]);
    await ready(part);
    asked.mockClear();
    jest.advanceTimersByTime(5000);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is forgotten when its button was replaced meanwhile', async () => {
    const { part, inside, reached } = page();
    replayClicks([inside]);
    inside.remove();
    await ready(part);
    expect(reached).not.toHaveBeenCalled();
  });

  it('is forgotten when the part takes longer than ten seconds', async () => {
    jest.useFakeTimers();
    const { part, inside, reached } = page();
    replayClicks([inside]);
    jest.advanceTimersByTime(10_000);
    await ready(part);
    expect(reached).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a click after the boot', () => {
  it('on a part that is not ready waits for it, also when it hits the words of a button', async () => {
    const { part, inside, reached, asked } = page();
    replayClicks([]);
    inside.querySelector('span')?.click();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(reached).not.toHaveBeenCalled();
    await ready(part);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('reaches a part that is ready', () => {
    const { inside, reached } = page({ ready: true });
    replayClicks([]);
    inside.click();
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('outside any part is left alone', () => {
    const { outside, reached } = page();
    replayClicks([]);
    outside.click();
    expect(reached).toHaveBeenCalledTimes(1);
  });
});

describe('a click on a page that stays without script', () => {
  const said = () => useToastStore.getState().toasts.map(({ title }) => title);

  beforeEach(() => {
    useToastStore.setState({ toasts: [] });
    markWithoutScript(true);
  });
  afterEach(() => markWithoutScript(false));

  it('on a part that will not come alive is answered with a way to reload', () => {
    const { inside, outside } = page();
    replayClicks([]);
    outside.click();
    expect(said()).toEqual([]);
    inside.click();
    expect(said()).toEqual(['This part of the page did not load']);
    expect(useToastStore.getState().toasts[0]?.action?.label).toBe('Reload');
  });

  it('is answered too when the page gave up while it was held', () => {
    jest.useFakeTimers();
    markWithoutScript(false);
    const { inside } = page();
    replayClicks([inside]);
    markWithoutScript(true);
    jest.advanceTimersByTime(10_000);
    expect(said()).toEqual(['This part of the page did not load']);
  });

  it('sends a form as the browser does by itself', () => {
    page();
    document.body.innerHTML = '<form data-island="contact"><button type="submit">Send</button></form>';
    const sent = jest.fn((event: Event) => event.preventDefault());
    document.querySelector('form')?.addEventListener('submit', sent);
    replayClicks([]);
    document.querySelector('button')?.click();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(said()).toEqual([]);
  });
});
