import { EventEmitter } from 'node:events';
import type { Change } from '@northgate/contracts/console/audit.js';
import type { ReleaseAction, ReleaseProgress } from '@northgate/contracts/console/releases.js';
import { appName } from '@northgate/contracts/release.js';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { sentenceOf } from '../../release/sentence-of.js';
import { OperatorError } from '../../operator-error.js';
import type { Composer } from '../../release/composer.js';
import { StoreConflict, type Store } from '../../store/store.js';
import type { AuditLog, Doer } from '../audit-log.js';
import { refusalId } from './read-releases.js';

/** The moves that the console makes. */
export type Moves = Pick<Composer, 'rollback' | 'rollbackApp' | 'release' | 'promote'>;

interface ActionOptions {
  store: Store;
  /** Makes moves in the name of somebody. */
  movesBy: (author: string) => Promise<Moves>;
  audit: AuditLog;
  log: Pick<Logger, 'error'>;
}

const overtaken = 'Something else has gone live meanwhile. Look at what this would do now.';

/** Runs release actions from a queue, one at a time, and reports progress to listeners. */
export class ReleaseActions {
  private readonly events = new EventEmitter<{ progress: [ReleaseProgress] }>().setMaxListeners(0);
  /** The gate measures what pages cost, so moves wait for each other. */
  private readonly oneByOne = pLimit(1);
  /** The last progress report, for new listeners. */
  private readonly underWay = new Map<string, ReleaseProgress>();

  constructor(private readonly options: ActionOptions) {}

  /** Has `hear` called with all that happens from now on; returns the way to stop that. */
  listen(hear: (progress: ReleaseProgress) => void): () => void {
    for (const progress of this.underWay.values()) hear(progress);
    this.events.on('progress', hear);
    return () => this.events.off('progress', hear);
  }

  /** Begins an action. It goes on by itself: how it ends is told to listeners, and what it did is in the audit log. Never rejects. */
  begin(id: string, action: ReleaseAction, doer: Doer): Promise<void> {
    this.say({ type: 'progress', action: id, text: 'It waits for its turn …' });
    return this.oneByOne(() => this.run(id, action, doer)).catch((error: unknown) =>
      this.options.log.error({ error: String(error), action: action.action }, 'an action broke off'),
    );
  }

  private async run(id: string, action: ReleaseAction, doer: Doer): Promise<void> {
    const note = (what: string, before: Change['before'], after: Change['after']) =>
      this.options.audit.note(doer, { what, subject: subjectOf(action), before, after });
    let before: Change['before'] = null;
    try {
      before = await this.liveNow();
      await this.perform(action, doer, (text) => this.say({ type: 'progress', action: id, text }));
    } catch (error) {
      const text = error instanceof StoreConflict ? error.message : sentenceOf(error);
      await note(`${action.action}, refused`, before, text.split('\n', 1)[0] ?? '');
      return this.say({ type: 'failed', action: id, text });
    }
    const after = await this.liveNow().catch((error: unknown) => {
      this.options.log.error({ error: String(error) }, 'what is live after an action cannot be read');
      return null;
    });
    await note(action.action, before, after);
    this.say({ type: 'done', action: id, text: doneText(action) });
  }

  private async perform(action: ReleaseAction, { who }: Doer, tell: (text: string) => void): Promise<void> {
    const { store, movesBy } = this.options;
    const moves = await movesBy(who);
    if ('sequence' in action && action.sequence !== (await store.live())?.move.sequence)
      throw new StoreConflict(overtaken);
    tell('It begins …');
    if (action.action === 'return') await moves.rollback(action.revision, action.sequence);
    else if (action.action === 'take-back') await moves.rollbackApp(action.app);
    else if (action.action === 'promote') await moves.promote(action.candidate, { tell });
    else await this.acceptLook(action.refusal, moves, tell);
  }

  /** Releases again what only looked different, now that somebody wants it so. */
  private async acceptLook(id: string, moves: Moves, tell: (text: string) => void): Promise<void> {
    const { store } = this.options;
    const refusal = (await store.refusals()).find((one) => refusalId(one) === id);
    const app = appName.safeParse(refusal?.app);
    const release =
      refusal?.looks && app.success
        ? await store.readRelease(app.data, refusal.version).catch(() => null)
        : null;
    if (!release) throw new OperatorError('What was refused is not in the store any more; release it again.');
    await moves.release([release], 'look accepted', null, { acceptLook: true, tell });
  }

  private async liveNow(): Promise<Change['after']> {
    const live = await this.options.store.live();
    if (!live) return null;
    const versions = Object.entries(live.revision.apps).map(([app, { version }]) => [app, version] as const);
    return { revision: live.revision.number, apps: Object.fromEntries(versions) };
  }

  private say(progress: ReleaseProgress): void {
    if (progress.type === 'progress') this.underWay.set(progress.action, progress);
    else if ('action' in progress) this.underWay.delete(progress.action);
    this.events.emit('progress', progress);
  }
}

function subjectOf(action: ReleaseAction): string {
  if (action.action === 'return') return `revision ${action.revision}`;
  if (action.action === 'take-back') return action.app;
  return action.action === 'promote' ? `candidate ${action.candidate}` : `refusal ${action.refusal}`;
}

function doneText(action: ReleaseAction): string {
  if (action.action === 'return') return `Revision ${action.revision} is live again.`;
  if (action.action === 'take-back') return `${action.app} is back in its version from before.`;
  return action.action === 'promote' ? `Candidate ${action.candidate} is live.` : 'It is live with its look.';
}
