import { jest } from '@jest/globals';
import { provideFrame, type Frame } from '@northgate/contracts/frame';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { HydrateOn } from './use-hydration-trigger';
import { island } from './island';
import { remoteIsland } from './remote-island';

interface CounterProps {
  start: number;
}

function Counter({ start }: CounterProps) {
  const [count, setCount] = useState(start);
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
}

const Away = ({ start }: CounterProps) => <p>No counter, it stood at {start}</p>;

const load = jest.fn<() => Promise<ComponentType<CounterProps>>>();
const track = jest.fn<Frame['track']>();
const observed: { element: Element; tell: (isIntersecting: boolean) => void; margin?: string }[] = [];
const disconnect = jest.fn();
let idle: (() => void)[] = [];
let root: Root | undefined;

const counter = () => screen.getByRole('button');
const closed = () => !counter().closest('[data-island]')?.hasAttribute('data-ready');
const part = () => document.querySelector('[data-island=counter]') as HTMLElement;

/** What the server sent, and the island taking over from it. */
async function hydrate(on: HydrateOn | ((props: CounterProps) => HydrateOn), worksAlone = false) {
  provideFrame({ isHydrating: () => true, staticHtml: () => '', track } as unknown as Frame);
  const Island = island(load, { name: 'counter', on, Fallback: Away, worksAlone });
  const place = document.createElement('div');
  place.innerHTML = '<div data-island="counter"><!--$--><button>Count <!-- -->3</button><!--/$--></div>';
  document.body.append(place);
  await act(async () => {
    root = hydrateRoot(place, <Island start={3} />, {
      onRecoverableError: (error) => console.error(error),
    });
  });
  return place;
}

const fire = (event: Event) => act(async () => void part().dispatchEvent(event));

async function expectAlive() {
  expect(closed()).toBe(false);
  await act(async () => void fireEvent.click(counter()));
  expect(counter()).toHaveTextContent('Count 4');
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(Counter);
  track.mockReset();
  disconnect.mockReset();
  observed.length = 0;
  idle = [];
  window.requestIdleCallback = (run) => idle.push(run as () => void);
  window.cancelIdleCallback = () => {};
  window.IntersectionObserver = class {
    constructor(
      private tell: (entries: { isIntersecting: boolean }[]) => void,
      private options: { rootMargin?: string },
    ) {}
    observe(element: Element) {
      const { rootMargin: margin } = this.options;
      observed.push({ element, tell: (isIntersecting) => this.tell([{ isIntersecting }]), margin });
    }
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

describe('an island of a served page', () => {
  it('keeps its prerendered markup and loads no code until it is wanted', async () => {
    await hydrate('interaction');
    const served = counter();
    expect(served).toHaveTextContent('Count 3');
    expect(closed()).toBe(true);
    expect(load).not.toHaveBeenCalled();
    await fire(new Event('pointerdown'));
    expect(counter()).toBe(served);
  });

  it.each(['pointerdown', 'pointerenter', 'focusin', 'keydown', 'part:open'])(
    'comes alive on %s',
    async (type) => {
      await hydrate('interaction');
      await fire(new Event(type));
      await expectAlive();
    },
  );

  it.each(['pointerdown', 'focusin', 'keydown'])('comes alive on %s of something in it', async (type) => {
    await hydrate('interaction');
    await act(async () => void counter().dispatchEvent(new Event(type, { bubbles: true })));
    await expectAlive();
  });

  it('stays asleep whatever happens beside it', async () => {
    const place = await hydrate('interaction');
    await act(async () => void place.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    await act(async () => void window.dispatchEvent(new Event('keydown')));
    expect(load).not.toHaveBeenCalled();
  });

  it('comes alive as it nears the viewport, and not while it is far away', async () => {
    await hydrate('visible');
    expect(observed).toHaveLength(1);
    expect(observed[0]?.element).toBe(part());
    expect(observed[0]?.margin).toBe('200px');
    await act(async () => observed[0]?.tell(false));
    expect(load).not.toHaveBeenCalled();
    await act(async () => observed[0]?.tell(true));
    await expectAlive();
  });

  it('comes alive once the browser has time', async () => {
    await hydrate('idle');
    expect(load).not.toHaveBeenCalled();
    await act(async () => idle.forEach((run) => run()));
    await expectAlive();
  });

  it('comes alive after a moment in a browser that does not tell when it is idle', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
    await hydrate('idle');
    await act(() => jest.advanceTimersByTimeAsync(199));
    expect(load).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    await expectAlive();
    jest.useRealTimers();
  });

  it('opens as what it is given asks for', async () => {
    await hydrate(({ start }) => (start === 3 ? 'idle' : 'interaction'));
    await act(async () => idle.forEach((run) => run()));
    await expectAlive();
  });

  it.each(['visible', 'idle'] as const)('can be touched before it is %s', async (on) => {
    await hydrate(on);
    await fire(new Event('pointerdown'));
    await expectAlive();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('watches no longer once it is gone', async () => {
    await hydrate('visible');
    await act(async () => root?.unmount());
    expect(disconnect).toHaveBeenCalled();
  });
});

describe('an island within another', () => {
  /** What the server sent, and the outer island taking over from it. */
  async function nest() {
    const Inner = island(load, { name: 'counter', on: 'interaction', Fallback: Away });
    const Outer = island(async () => () => <Inner start={3} />, { name: 'around', on: 'interaction' });
    provideFrame({ track } as unknown as Frame);
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML =
      '<div data-island="around"><!--$--><div data-island="counter"><!--$--><button>Count <!-- -->3</button><!--/$--></div><!--/$--></div>';
    await act(async () => (root = hydrateRoot(place, <Outer />)));
    return place.firstElementChild!;
  }

  it('stays asleep when the one around it wakes, and keeps what was served', async () => {
    const around = await nest();
    const served = counter();
    await act(async () => void around.dispatchEvent(new Event('part:open')));
    expect(around).toHaveAttribute('data-ready');
    expect(load).not.toHaveBeenCalled();
    expect(closed()).toBe(true);
    await fire(new Event('part:open'));
    expect(counter()).toBe(served);
    await expectAlive();
  });

  it('is asked to open and the one around it opens first', async () => {
    await nest();
    await fire(new Event('part:open'));
    await fire(new Event('part:open'));
    await expectAlive();
  });
});

describe('an island of a page whose hydration failed', () => {
  it('comes alive at once, for its markup is gone', async () => {
    provideFrame({ isHydrating: () => true, staticHtml: () => '', track } as unknown as Frame);
    const Island = island(load, { name: 'counter', on: 'interaction', Fallback: Away });
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML =
      '<p>server</p><div data-island="counter"><!--$--><button>Count <!-- -->3</button><!--/$--></div>';
    await act(async () => {
      root = hydrateRoot(
        place,
        <>
          <p>browser</p>
          <Island start={3} />
        </>,
        { onRecoverableError: () => {} },
      );
    });
    await expectAlive();
  });
});

describe('an island after a navigation', () => {
  it.each(['interaction', 'visible', 'idle'] as const)('that opens on %s comes alive at once', async (on) => {
    provideFrame({ isHydrating: () => false, staticHtml: () => '', track } as unknown as Frame);
    const Island = island(load, { name: 'counter', on });
    await act(async () => render(<Island start={3} />));
    await expectAlive();
  });
});

describe('an island whose code fails', () => {
  it('keeps what was served until it is known that the code will not come, then shows its fallback', async () => {
    let fail = (_: Error) => {};
    load.mockReturnValue(new Promise((_, reject) => (fail = reject)));
    await hydrate('interaction');
    await fire(new Event('pointerdown'));
    expect(counter()).toHaveTextContent('Count 3');
    await act(async () => fail(new Error('chunk missing')));
    expect(screen.getByText('No counter, it stood at 3')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('stays as it was served, and counts as alive, when it works alone', async () => {
    load.mockRejectedValue(new Error('chunk missing'));
    await hydrate('interaction', true);
    const served = counter();
    await fire(new Event('pointerdown'));
    expect(counter()).toBe(served);
    expect(closed()).toBe(false);
  });

  it('that works alone shows its fallback where nothing was served', async () => {
    provideFrame({ isHydrating: () => false, staticHtml: () => '', track } as unknown as Frame);
    load.mockRejectedValue(new Error('chunk missing'));
    const Island = island(load, { name: 'counter', on: 'visible', Fallback: Away, worksAlone: true });
    await act(async () => render(<Island start={3} />));
    expect(screen.getByText('No counter, it stood at 3')).toBeVisible();
  });

  it('shows its fallback when it throws, reports that, and leaves the page around it alone', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    provideFrame({ isHydrating: () => false, staticHtml: () => '', track } as unknown as Frame);
    load.mockResolvedValue(() => {
      throw new Error('cannot count');
    });
    const Island = island(load, { name: 'counter', on: 'visible', Fallback: Away });
    await act(async () =>
      render(
        <>
          <h1>The page</h1>
          <Island start={3} />
        </>,
      ),
    );
    expect(screen.getByText('No counter, it stood at 3')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    expect(track).toHaveBeenCalledWith({ name: 'part_failed', category: 'error', label: 'counter' });
    expect(complaint).toHaveBeenCalledWith('The part counter failed.', new Error('cannot count'));
  });

  it('leaves an empty place where it has no fallback', async () => {
    provideFrame({ isHydrating: () => false, staticHtml: () => '', track } as unknown as Frame);
    load.mockRejectedValue(new Error('chunk missing'));
    const Island = island(load, { name: 'counter', on: 'visible' });
    await act(async () => render(<Island start={3} />));
    expect(part()).toBeEmptyDOMElement();
  });
});

describe('a component of another app', () => {
  const loadComponent = jest.fn<Frame['loadComponent']>();
  const Form = remoteIsland('mfe-tools/contact-section', {
    role: 'essential',
    on: 'visible',
    Fallback: ({ heading }) => <p>Write to us: {heading}</p>,
  });

  beforeEach(() => {
    loadComponent.mockReset();
    provideFrame({
      isHydrating: () => false,
      staticHtml: () => '',
      track,
      loadComponent,
    } as unknown as Frame);
  });

  it('is asked for by its contract name and gets its properties', async () => {
    const Section = ({ heading }: { heading: string }) => <h2>{heading}</h2>;
    loadComponent.mockResolvedValue(Section as never);
    await act(async () => render(<Form heading="Contact" />));
    expect(loadComponent).toHaveBeenCalledWith('mfe-tools/contact-section', 'essential');
    expect(screen.getByRole('heading', { name: 'Contact' })).toBeVisible();
  });

  it('is stood in for when its app is away', async () => {
    loadComponent.mockRejectedValue(new Error('mfe-tools did not answer in 8000 ms'));
    await act(async () => render(<Form heading="Contact" />));
    expect(screen.getByText('Write to us: Contact')).toBeVisible();
  });
});
