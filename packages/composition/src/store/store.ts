import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AppName, Release } from '@northgate/contracts/release.js';
import {
  pointerMove,
  revision,
  type PageTable,
  type PointerMove,
  type Revision,
} from '@northgate/contracts/revision.js';
import { appTable, type AppTable } from '../apps/app-table.js';

/** A gate's refusal as it is kept: which release, why, what the worker printed, and how broken pages looked. */
export interface Refusal {
  app: string;
  version: string;
  at: string;
  problems: string[];
  log?: string;
  /** JPEG in base64. */
  pictures?: { path: string; jpeg: string }[];
  /** What looks different, where nothing else is wrong; whoever wants it so may release it again and say that. */
  looks?: LookDifference[];
}

/** A page, or a part of one, that looks different now; PNG in base64 at half size, empty where there is none. */
export interface LookDifference {
  path: string;
  what: string;
  live: string;
  candidate: string;
  difference: string;
}

/** Someone else moved the pointer, or took the revision number, first. */
export class StoreConflict extends Error {
  override name = 'StoreConflict';
}

/**
 * Where releases, revisions and pages lie. A folder by default; an object store can stand behind the same calls.
 * Nothing is ever overwritten: releases and revisions are created once, the pointer moves by appending.
 */
export abstract class Store {
  /** Files that were warned of. */
  private readonly leftOut = new Set<string>();

  /** Puts a finished release folder in place under its version; a version that is there already is left alone. */
  abstract addRelease(folder: string, release: Release): Promise<void>;
  abstract readRelease(app: AppName, version: string): Promise<Release | null>;
  /** The release of an app that was added last, null when there is none. */
  abstract newestRelease(app: AppName): Promise<Release | null>;
  /** Folder of a release on this machine, filled once `readRelease` has answered. */
  abstract releaseFolder(app: AppName, version: string): string;

  /** The table of the apps as it was changed last, null while nobody has. */
  async apps(): Promise<AppTable | null> {
    const last = (await this.all('apps')).at(-1);
    return last === undefined ? null : appTable.parse(last);
  }
  /** Changes the table of the apps. Throws `StoreConflict` when its number is taken. */
  abstract changeApps(next: AppTable): Promise<void>;

  /** The live revision, null before the first one. */
  async live(): Promise<{ move: PointerMove; revision: Revision } | null> {
    const move = await this.lastMove();
    if (!move) return null;
    const found = await this.readRevision(move.revision);
    if (!found) throw new Error(`The pointer names revision ${move.revision}, which is not in the store.`);
    return { move, revision: found };
  }

  async moves(): Promise<PointerMove[]> {
    return (await this.all('moves')).map((content) => pointerMove.parse(content));
  }

  async revisions(): Promise<Revision[]> {
    return (await this.all('revisions')).map((content) => revision.parse(content));
  }

  /** What the gate refused; one that cannot be read, as after a full disk, is left out with a warning. */
  async refusals(): Promise<Refusal[]> {
    return (await this.all('refusals', (file) => this.leaveOut(file))).filter(isRefusal);
  }

  private leaveOut(file: string): void {
    if (this.leftOut.has(file)) return;
    this.leftOut.add(file);
    process.emitWarning(`The refusal in ${file} cannot be read and is left out.`);
  }

  /** A number no revision has had, also none that was left half written. */
  abstract nextRevisionNumber(): Promise<number>;
  abstract readRevision(number: number): Promise<Revision | null>;
  /** Adds a revision with its pages, whose folder is gone afterwards. Throws `StoreConflict` when the number is taken. */
  abstract addRevision(revision: Revision, pagesFolder: string): Promise<void>;
  abstract readPages(number: number): Promise<PageTable>;
  /** Folder of a revision's pages on this machine, filled once `readPages` has answered. */
  abstract pagesFolder(number: number): string;

  /** Folders of all pages that are kept on this machine, newest first. */
  async pagesFolders(): Promise<string[]> {
    const folder = dirname(this.pagesFolder(0));
    const kept = await readdir(folder).catch(() => []);
    return kept
      .sort()
      .reverse()
      .map((name) => join(folder, name));
  }

  /** Has a folder of this machine that is only a copy brought anew with the next reading; does nothing where it is the store itself. */
  async refresh(_folder: string): Promise<void> {}

  /** False when only a copy on this machine still has the pages of a revision. A store that is on this machine has what can be read. */
  async hasPages(_number: number): Promise<boolean> {
    return true;
  }

  /** As `hasPages`, for a release. */
  async hasRelease(_app: AppName, _version: string): Promise<boolean> {
    return true;
  }

  /**
   * Removes copies on this machine of what the store does not have any more, and what was left unfinished; what these revisions
   * name stays. Does nothing where there are no copies.
   */
  async forgetRemoved(_kept: Revision[]): Promise<void> {}

  /** Gives up what was put aside for going back on a full disk. False when there is nothing any more. */
  async freeReserve(): Promise<boolean> {
    return false;
  }

  /** Moves the pointer if its last move is still `expected` (0 before the first). Throws `StoreConflict` otherwise. */
  abstract movePointer(expected: number, move: Omit<PointerMove, 'sequence'>): Promise<PointerMove>;
  abstract addRefusal(refusal: Refusal): Promise<void>;
  /** Every release in the store and when it was put there, in milliseconds since 1970. */
  abstract releases(): Promise<{ app: AppName; version: string; addedAt: number }[]>;
  abstract removeRelease(app: AppName, version: string): Promise<void>;
  /** Removes the pages of a revision; the revision stays in the history. */
  abstract removePages(number: number): Promise<void>;
  /** Removes refusals and unfinished things from before a time in milliseconds since 1970. */
  abstract sweep(refusalsBefore: number, unfinishedBefore: number): Promise<void>;
  /** An empty folder on the same disk, for things that are not finished. */
  abstract scratchFolder(): Promise<string>;
  protected abstract lastMove(): Promise<PointerMove | null>;
  /**
   * The contents of all files of a kind, oldest first. Throws for one that is damaged, or with `onDamaged` calls that with its
   * name and leaves it out.
   */
  protected abstract all(
    kind: 'moves' | 'revisions' | 'refusals' | 'apps',
    onDamaged?: (file: string) => void,
  ): Promise<unknown[]>;
}

const isRefusal = (content: unknown): content is Refusal =>
  Array.isArray((content as Partial<Refusal> | null)?.problems);
