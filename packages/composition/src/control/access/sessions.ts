import { randomBytes, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { role, type Session } from '@northgate/contracts/console/session.js';
import { z } from 'zod';
import { SecretFiles } from './secret-files.js';

const storedSession = z.object({
  name: z.string(),
  /** How they logged in: `link` or the issuer of their identity. */
  by: z.string(),
  roles: z.record(z.string(), role),
  csrfToken: z.string(),
  begun: z.number(),
  seen: z.number(),
});
export type StoredSession = z.infer<typeof storedSession>;

/** A person who has logged in, before the session is made. */
export type Person = Pick<StoredSession, 'name' | 'by' | 'roles'>;

/** When sessions end, in milliseconds. */
export interface SessionTimes {
  /** After this long without a request. */
  idle: number;
  /** However much is done. */
  longest: number;
}

/** A request notes that somebody is there at most this often, in milliseconds. */
const noteEvery = 15_000;

/** Sessions, kept in files so that a restart logs nobody out. Browsers hold only a secret that names theirs. */
export class Sessions {
  private readonly files: SecretFiles<StoredSession>;
  /** When somebody was last there whose file could not be written, by secret: a full disk locks nobody out. */
  private readonly unwritten = new Map<string, number>();

  constructor(
    dataDir: string,
    private readonly times: SessionTimes,
  ) {
    this.files = new SecretFiles(join(dataDir, 'console/sessions'), storedSession);
  }

  /** Begins a session and returns its secret, which nobody had before. */
  async begin(person: Person): Promise<string> {
    await this.files.removeWhere((session) => this.isOver(session));
    const now = Date.now();
    const csrfToken = randomBytes(24).toString('base64url');
    return this.files.make({ ...person, csrfToken, begun: now, seen: now });
  }

  /** The session of a secret, null when there is none or its time is over. */
  async find(secret: string): Promise<StoredSession | null> {
    const stored = await this.files.read(secret);
    if (!stored) return null;
    const session = { ...stored, seen: Math.max(stored.seen, this.unwritten.get(secret) ?? 0) };
    if (this.isOver(session)) {
      await this.end(secret);
      return null;
    }
    if (Date.now() - session.seen > noteEvery) await this.noteSeen(secret, { ...session, seen: Date.now() });
    return session;
  }

  private async noteSeen(secret: string, session: StoredSession): Promise<void> {
    await this.files.write(secret, session).then(
      () => this.unwritten.delete(secret),
      () => this.unwritten.set(secret, session.seen),
    );
  }

  async end(secret: string): Promise<void> {
    this.unwritten.delete(secret);
    await this.files.take(secret);
  }

  /** Ends every session of a person, wherever they are logged in. */
  async endAllOf({ name, by }: Person): Promise<void> {
    await this.files.removeWhere((session) => session.name === name && session.by === by);
  }

  /** What the browser is told of a session. */
  describe({ name, roles, csrfToken, begun }: StoredSession): Session {
    const endsAt = new Date(begun + this.times.longest).toISOString();
    return { name, roles, csrfToken, endsAt, idleMinutes: this.times.idle / 60_000 };
  }

  private isOver({ begun, seen }: StoredSession): boolean {
    const now = Date.now();
    return now - seen > this.times.idle || now - begun > this.times.longest;
  }
}

/** Whether two secrets are the same, in a time that does not tell how much of them is. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
