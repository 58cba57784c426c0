import { withinDeadline } from '@northgate/contracts/within-deadline.js';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { contentIndex, contentIndexPath, type ContentIndex } from '@northgate/contracts/content-index.js';
import { Environment } from '../environment.js';
import { readCapped } from './read-capped.js';

/**
 * How often the page server is asked for a newer index, how often until it has answered once, which it does as soon as
 * the site is open, and how long it may take; in milliseconds.
 */
const pollInterval = 5000;
const firstInterval = 500;
const deadline = 4000;

/** Largest index that is read, in bytes. */
const largest = 8 * 1024 * 1024;

/** The text of the live pages, as the page server offers it; empty until it has answered once. */
@Injectable()
export class PageIndex implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('PageIndex');
  private readonly address: string;
  private index: ContentIndex['pages'] = [];
  private etag: string | undefined;
  private reads = 0;
  private changed = () => {};
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private state: 'unknown' | 'good' | 'bad' = 'unknown';

  constructor(environment: Environment) {
    this.address = new URL(contentIndexPath, environment.siteOrigin).href;
  }

  onApplicationBootstrap(): void {
    void this.poll();
  }

  onModuleDestroy(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** The pages, with a number that changes whenever they do. */
  current(): { version: number; pages: ContentIndex['pages'] } {
    return { version: this.reads, pages: this.index };
  }

  /** Whether the site answered when it was last asked. */
  get isGood(): boolean {
    return this.state === 'good';
  }

  /** Calls the listener after every change of the pages. */
  whenChanged(listener: () => void): void {
    this.changed = listener;
  }

  /** Asks once; what was there before stays when the answer is none or cannot be read. */
  async refresh(): Promise<void> {
    const read = await withinDeadline((signal) => this.read(signal), deadline);
    if (!read) return;
    this.index = contentIndex.parse(JSON.parse(read.text)).pages;
    this.etag = read.etag;
    this.reads += 1;
    this.changed();
  }

  /** Undefined while nothing has changed. */
  private async read(signal: AbortSignal): Promise<{ text: string; etag: string | undefined } | undefined> {
    const response = await fetch(this.address, {
      headers: this.etag === undefined ? {} : { 'if-none-match': this.etag },
      redirect: 'error',
      signal,
    });
    if (response.status === 304) {
      await response.body?.cancel();
      return undefined;
    }
    const text = await readCapped(response, largest, signal);
    if (!response.ok) throw new Error(`${this.address} answered ${response.status}`);
    return { text, etag: response.headers.get('etag') ?? undefined };
  }

  private async poll(): Promise<void> {
    try {
      await this.refresh();
      this.note('good', `searching the pages of ${this.address}`);
    } catch (error) {
      this.note('bad', `the pages are not searchable now: ${(error as Error).message}`);
    }
    const pause = this.reads ? pollInterval : firstInterval;
    if (!this.stopped) this.timer = setTimeout(() => void this.poll(), pause).unref();
  }

  /** One line for each change, not one for each try. */
  private note(state: 'good' | 'bad', message: string): void {
    if (state === this.state || this.stopped) return;
    this.state = state;
    if (state === 'good') this.logger.log(message);
    else this.logger.warn(message);
  }
}
