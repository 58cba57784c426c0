/** Timers and frames each of which was started by the one before, or an interval. */
export interface Chain {
  kind: 'timer' | 'interval' | 'frame';
  /** What is called first, as it is written. */
  text: string;
  /** How often it was called, and how many of it wait to be called. */
  turns: number;
  waiting: number;
  /** Whether somebody had used the page when it began. */
  used: boolean;
}

/** After how many turns timers that start each other are taken for something that goes on. */
const going = 3;

/** How many microtasks there are at most between what is called and what frameworks draw of it, or what awaits something that is there. */
const microtasks = 12;

/** Resolves when what was called is over, before anything else goes on in the page. */
export async function manyMicrotasks(): Promise<void> {
  for (let task = 0; task < microtasks; task += 1) await Promise.resolve();
}

/** How a handler is written, or where it is given when that says nothing, as of a promise that is waited for. */
function writtenAs(handler: unknown): string {
  const text = String(handler).slice(0, 200);
  if (!text.includes('[native code]')) return text;
  const place = (new Error().stack ?? '').split(`${location.origin}/`)[1]?.split('\n', 1)[0];
  return `in /${place ?? ''}`;
}

/** Tells timers that go on by starting each other from those that end. */
export class TimerChains {
  private readonly all = new Set<Chain>();
  private readonly begun = new Set<string>();
  private current: Chain | null = null;
  private used = false;

  /** The chain of what is started now: a new one, unless a timer starts it. */
  begin(kind: Chain['kind'], handler: unknown): Chain {
    const chain =
      kind === 'interval' || !this.current || this.current.kind === 'interval'
        ? this.make(kind, handler)
        : this.current;
    chain.waiting += 1;
    return chain;
  }

  /** Calls what is a turn of a chain. */
  during(chain: Chain, call: () => void): void {
    chain.turns += 1;
    this.current = chain;
    try {
      call();
    } finally {
      void this.leave(chain);
    }
  }

  /** One that waited of a chain is called off. */
  end(chain: Chain | undefined): void {
    if (!chain) return;
    chain.waiting -= 1;
    if (!chain.waiting) this.all.delete(chain);
  }

  /** Whether a chain goes on by itself, as far as is known. */
  goesOn = (chain: Chain): boolean =>
    this.all.has(chain) && chain.waiting > 0 && (chain.kind === 'interval' || chain.turns >= going);

  /** What goes on by itself. */
  goingOn(): Chain[] {
    return [...this.all].filter(this.goesOn);
  }

  /** What began so far, as it is written. */
  texts(): string[] {
    return [...this.begun];
  }

  /** From now on what begins may have been asked for. */
  use(): void {
    this.used = true;
  }

  private make(kind: Chain['kind'], handler: unknown): Chain {
    const text = `${kind} ${writtenAs(handler)}`;
    const chain: Chain = { kind, text, turns: 0, waiting: 0, used: this.used };
    this.all.add(chain);
    this.begun.add(text);
    return chain;
  }

  private async leave(chain: Chain): Promise<void> {
    await manyMicrotasks();
    if (this.current === chain) this.current = null;
    if (chain.kind !== 'interval') this.end(chain);
  }
}
