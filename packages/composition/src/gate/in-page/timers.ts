import { TimerChains, type Chain } from './timer-chains.js';

/** How many times in a row time passes, and how often in each what is repeated. */
const rounds = 4;
const turns = 8;

interface Waiting {
  run: () => void;
  due: number;
  chain: Chain;
}

/** Follows the timers of a page: which of them wait, and how often anything was called by time. */
export class Timers {
  /** Timers that start each other. */
  readonly chains = new TimerChains();
  private readonly waiting = new Map<number, Waiting>();
  private readonly repeated = new Map<number, { run: () => void; every: number; chain: Chain }>();
  private readonly called = { timers: 0, frames: 0 };
  private longestCall = 0;
  private readonly set = window.setTimeout.bind(window);
  private readonly clear = window.clearTimeout.bind(window);

  private readonly frame = window.requestAnimationFrame.bind(window);

  /** Made before what compares the platform with how it was. */
  constructor() {
    this.follow('setTimeout', true);
    this.follow('setInterval', false);
    this.followFrames();
    const clear = (id?: number) => {
      this.chains.end((this.waiting.get(Number(id)) ?? this.repeated.get(Number(id)))?.chain);
      this.waiting.delete(Number(id));
      this.repeated.delete(Number(id));
      this.clear(id);
    };
    Object.assign(window, { clearTimeout: clear, clearInterval: clear });
  }

  /** How often timers, and frames, called something so far. */
  get calls(): { timers: number; frames: number } {
    return { ...this.called };
  }

  /** The longest call by a timer since this was asked last, in milliseconds. */
  longest(): number {
    const found = this.longestCall;
    this.longestCall = 0;
    return found;
  }

  /** How many intervals go on. */
  get intervals(): number {
    return this.repeated.size;
  }

  /** Resolves when so many frames have been drawn, which takes longer on a busy machine. */
  async frames(count: number): Promise<void> {
    for (let n = 0; n < count; n += 1) await new Promise((resolve) => this.frame(resolve));
  }

  /**
   * Calls now, in its order, what waits for no longer than this, in milliseconds, and a few times what is repeated. What that
   * waits for in its turn is called as well, some rounds long.
   */
  async pass(milliseconds: number): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      const due = [...this.waiting].filter(([, { due }]) => due < performance.now() + milliseconds);
      for (const one of due.sort(([, a], [, b]) => a.due - b.due)) this.callNow(one);
      for (const [id, { run, every }] of this.repeated)
        for (let turn = 0; turn < turns && (turn + 1) * every <= milliseconds; turn += 1)
          this.set(() => this.repeated.has(id) && run());
      await new Promise((resolve) => this.set(resolve, 40));
    }
  }

  /** Calls once what goes on by itself, of the chains that are asked for, without waiting until it is due. */
  async turn(asked: (chain: Chain) => boolean = () => true): Promise<void> {
    const goesOn = (chain: Chain) => this.chains.goesOn(chain) && asked(chain);
    for (const one of [...this.waiting].filter(([, { chain }]) => goesOn(chain))) this.callNow(one);
    for (const [id, { run, chain }] of this.repeated)
      if (goesOn(chain)) this.set(() => this.repeated.has(id) && run());
    await new Promise((resolve) => this.set(resolve));
    await this.frames(2);
  }

  private callNow([id, { run }]: [number, Waiting]): void {
    this.clear(id);
    this.waiting.delete(id);
    this.set(run);
  }

  private followFrames(): void {
    const { chains } = this;
    const frames = new Map<number, Chain>();
    const cancel = window.cancelAnimationFrame.bind(window);
    const requestAnimationFrame = (callback: FrameRequestCallback) => {
      const chain = chains.begin('frame', callback);
      const id = this.frame((time) => {
        this.called.frames += 1;
        frames.delete(id);
        chains.during(chain, () => callback(time));
      });
      frames.set(id, chain);
      return id;
    };
    const cancelAnimationFrame = (id: number) => {
      chains.end(frames.get(id));
      frames.delete(id);
      cancel(id);
    };
    Object.assign(window, { requestAnimationFrame, cancelAnimationFrame });
  }

  private follow(name: 'setTimeout' | 'setInterval', once: boolean): void {
    const start = window[name].bind(window) as (handler: TimerHandler, ms?: number) => number;
    const followed = (handler: TimerHandler, delay = 0, ...input: unknown[]): number => {
      // Text is not called but compiled, which the policy judges.
      if (typeof handler !== 'function') return start(handler, delay);
      const chain = this.chains.begin(once ? 'timer' : 'interval', handler);
      const run = () => {
        this.called.timers += 1;
        if (once) this.waiting.delete(id);
        const began = performance.now();
        try {
          this.chains.during(chain, () => (handler as (...given: unknown[]) => void)(...input));
        } finally {
          this.longestCall = Math.max(this.longestCall, performance.now() - began);
        }
      };
      const id = start(run, delay);
      if (!once) this.repeated.set(id, { run, every: Number(delay), chain });
      if (once) this.waiting.set(id, { run, due: performance.now() + Number(delay), chain });
      return id;
    };
    Object.assign(window, { [name]: followed });
  }
}
