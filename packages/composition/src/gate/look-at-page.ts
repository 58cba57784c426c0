import pLimit, { type LimitFunction } from 'p-limit';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { comeAlive } from './come-alive.js';
import { within } from '../processes/deadline.js';
import { examinePage, heardBy, waysOf, type Step } from './examine-page.js';
import { explainHydration } from './explain-hydration.js';
import { HeldCalls } from './held-calls.js';
import { inPageScript } from './in-page-script.js';
import { mergeVisits } from './merge-visits.js';
import { tracePage, type PageTrace } from './page-complaints.js';
import { workOf } from './page-burden.js';
import { emptyLook, isSeenOnly, visits, type Depth, type PageLook, type VisitName } from './page-look.js';
import { isOfLostDocument, unique, type Problem } from './problem.js';
import { servedTexts } from './served-texts.js';
import type { SpareWindows } from './spare-windows.js';
import type { Stop } from './walk-on.js';

/** A page to look at and what it is expected to be. */
export interface Visited {
  origin: string;
  path: string;
  status: number;
  /** Brings the pages of other apps to go to from it, and back. */
  stops: () => Promise<Stop[]>;
  /** Used when not given. */
  depth?: Depth;
  /** The ways one comes to it; all that its depth asks for when not given. */
  ways?: VisitName[] | undefined;
}

/** A window with what measures the page in it. */
export interface GateWindow {
  page: Page;
  session: CDPSession;
  /** What its page sends to the api. */
  calls: HeldCalls;
}

export interface LookOptions {
  /** How long each step may take, in milliseconds. */
  patience: number;
  /** Told how long each step took, in milliseconds. */
  timed?: ((step: string, milliseconds: number) => void) | undefined;
  /** Folder of a release on this machine, for the maps of its scripts. */
  releaseFolder: (app: string, version: string) => string;
  /** Lets so many windows be open at once as the machine can draw; one after the other when not given. */
  windows?: LimitFunction | undefined;
  /** Windows for pages that are opened only; a new one for each when not given. */
  spare?: SpareWindows<GateWindow> | undefined;
}

/** What was seen in one visit, or in all of them. */
interface Seen {
  look: PageLook;
  snapshot: Snapshot;
}

/** JPEG in base64 of how a page stood when something was wrong with it. */
export type Snapshot = string | null;

/** Opens one page as visitors do, on a large and on a small screen, and says all that was seen of it. */
export async function lookAtPage(browser: Browser, visited: Visited, options: LookOptions): Promise<Seen> {
  const windows = options.windows ?? pLimit(1);
  let failed = false;
  const visit = async (name: VisitName): Promise<Seen | null> => {
    // Where something is wrong in one visit, no other begins.
    if (failed) return null;
    const seen = await new PageVisit(browser, visited, name, options).see();
    failed ||= seen.look.problems.length > 0;
    return seen;
  };
  const names = visited.ways ?? waysOf(visited.depth ?? 'used');
  const all = await Promise.all(names.map((name) => windows(visit, name)));
  const seen = all.filter((one) => one !== null);
  return {
    look: mergeVisits(seen.map(({ look }) => look)),
    snapshot: seen.find(({ snapshot }) => snapshot)?.snapshot ?? null,
  };
}

function wordsOf(error: unknown): string {
  if (isOfLostDocument(error)) return 'it loads itself anew or another page while somebody looks at it';
  const [text = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  return text;
}

class PageVisit {
  private window: GateWindow | undefined;

  constructor(
    private readonly browser: Browser,
    private readonly visited: Visited,
    private readonly name: VisitName,
    private readonly options: LookOptions,
  ) {}

  /** What is seen in this visit; whatever prevents it is a problem. */
  async see(): Promise<Seen> {
    const look = emptyLook(!isSeenOnly(this.visited.depth));
    try {
      await this.run(look);
    } catch (error) {
      look.problems.push({ check: 'opening', says: wordsOf(error) });
    }
    look.problems = unique(look.problems);
    const wrong = look.problems.length > 0;
    // It ended where something was wrong.
    look.used &&= !wrong;
    const snapshot = wrong ? await this.snapshot() : null;
    this.close(wrong);
    return { look, snapshot };
  }

  private async run(look: PageLook): Promise<void> {
    const { page, session, calls } = (this.window = await this.step('opening a window for it', this.open()));
    const { name, visited } = this;
    const address = this.visited.origin + this.visited.path;
    const trace = tracePage(page, address, this.visited.status);
    const patience = this.options.patience * 0.8;
    const step: Step = (what, work) => this.step(what, work);
    const say = (problems: Problem[]) => void look.problems.push(...problems);
    const wrong = await this.step('opening it', this.goTo(page, address, look));
    if (wrong) return say([wrong, ...trace.problems]);
    look.served = await this.step(
      'reading it',
      page.evaluate(() => window.gateWatch.contentLength()),
    );
    const asleep = await this.step('coming alive', comeAlive(page, patience));
    // A page that does not answer would not answer other questions either.
    if (asleep.some(({ check }) => check === 'alive')) return say([...asleep, ...trace.problems]);
    say(asleep);
    await this.step('coming to rest', this.rest(page, trace));
    look.work = await this.step('measuring it', workOf(session));
    Object.assign(look, await this.step('reading what it says of itself', page.evaluate(readAtRest, name)));
    look.requests = trace.requests.length;
    if (!look.problems.length && !trace.problems.length)
      await examinePage({ ...{ page, session, calls, trace, look, step, patience }, name, visited });
    look.burden.bytes = trace.bytes();
    look.elsewhere = [...trace.elsewhere];
    look.windows = trace.windows?.length ?? 0;
    say([...trace.problems, ...(await this.step('hearing what went wrong', heardBy(page)))]);
    if (look.problems.some(isHydrationError)) await this.explain(page, session, look);
  }

  /** Puts the difference in place of React's own words, which name a number and an address. */
  private async explain(page: Page, session: CDPSession, look: PageLook): Promise<void> {
    const { releaseFolder } = this.options;
    const explained = await this.step(
      'finding the difference',
      explainHydration(page, session, releaseFolder),
    );
    if (explained.length) look.problems = look.problems.filter((problem) => !isHydrationError(problem));
    look.problems.push(...explained);
  }

  /** The windows that are spare, when this page may be opened in one. */
  private get spare(): SpareWindows<GateWindow> | undefined {
    return this.visited.depth === 'opened' ? this.options.spare : undefined;
  }

  private async open(): Promise<GateWindow> {
    return (await this.spare?.take(`${this.visited.origin}/robots.txt`)) ?? this.openNew();
  }

  private async openNew(): Promise<GateWindow> {
    const { width, height, palette, ...place } = visits[this.name];
    // A context of its own has a process of its own, so that a page that hangs keeps no other from being looked at.
    const context = await this.browser.newContext({
      ...place,
      viewport: { width, height },
      colorScheme: palette,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await context.addInitScript(
      `${inPageScript()}\ntry { localStorage.setItem('theme', '${palette}') } catch {}`,
    );
    const page = await context.newPage();
    page.setDefaultTimeout(this.options.patience);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return { page, session, calls: await HeldCalls.of(session) };
  }

  private async goTo(page: Page, address: string, look: PageLook): Promise<Problem | null> {
    const answer = await page.goto(address, { waitUntil: 'load' });
    look.texts = servedTexts((await answer?.text()) ?? '');
    const { status } = this.visited;
    if (answer?.status() === status) return null;
    return { check: 'status', says: `it is answered ${answer?.status()} instead of ${status}` };
  }

  /** Waits until nothing has been asked for during a moment. */
  private async rest(page: Page, trace: PageTrace): Promise<void> {
    const until = Date.now() + this.options.patience * 0.9;
    for (let quiet = 0, asked = -1; quiet < 3;) {
      await page.waitForTimeout(60);
      quiet = trace.pending() || trace.requests.length !== asked ? 0 : quiet + 1;
      asked = trace.requests.length;
      if (Date.now() < until) continue;
      trace.problems.push({
        check: 'rest',
        says: `it never comes to rest: it goes on asking for ${trace.requests.at(-1)}`,
      });
      return;
    }
  }

  private step<T>(what: string, work: Promise<T>): Promise<T> {
    const began = performance.now();
    const done = () => this.options.timed?.(what, performance.now() - began);
    return within(this.options.patience, what, work).finally(done);
  }

  /** How the page stands now; null when it answers nobody. */
  private async snapshot(): Promise<Snapshot> {
    if (!this.window) return null;
    const taken = this.window.page
      .screenshot({ type: 'jpeg', quality: 60 })
      .then((jpeg) => jpeg.toString('base64'));
    return within(3000, 'The picture', taken).catch(() => null);
  }

  /** A page that hangs would not answer; the browser itself ends in a while. */
  private close(wrong: boolean): void {
    if (!this.window) return;
    if (this.spare && !wrong) this.spare.give(this.window);
    else
      void this.window.page
        .context()
        .close()
        .catch(() => {});
  }
}

/** Runs in the page, once it is at rest. */
function readAtRest(visit: string) {
  const { gateWatch } = window;
  const { chains } = gateWatch.timers;
  // Whatever begins from now on may be what somebody asked for.
  chains.use();
  return {
    shift: gateWatch.shift(),
    longestTask: gateWatch.longestTask(),
    facts: gateWatch.readFacts(),
    shades: [`${visit}: ${gateWatch.paletteShown()}`],
    timers: chains.texts(),
  };
}

const isHydrationError = ({ says }: Problem): boolean => /React error #4(18|23|25)/.test(says);
