import { parse as parseCookies } from 'cookie';
import { answerText } from '../pages/answer.js';
import { requestAddress, requestPath } from '../http/request-path.js';
import { RevisionPages } from '../pages/revision-pages.js';
import type { Exchange } from '../pages/exchange.js';
import type { Served } from '../http/served.js';
import type { ReadStore } from '../store/read-store.js';
import { barStyles, barStylesPath, endPath, withBar } from './candidate-bar.js';
import { isOpen, type Candidate } from './candidate.js';
import type { CandidateLinks, CandidatePass } from './candidate-links.js';
import { beginLook, endLook, send, sendServed, unkept } from './look-answers.js';

/** Holds the pass of a visitor who looks at a candidate. */
export const candidateCookie = 'northgate_candidate';

/** How many candidates are in memory. */
const inMemory = 4;

interface CandidateServerOptions {
  store: ReadStore;
  /** Asked once, when somebody comes with a link. */
  links: () => Promise<CandidateLinks>;
  /** A file that a release of the host has at the root of the site. */
  findPublic: (version: string, path: string) => Promise<Served | 'damaged' | null>;
  /** Pages of the live revision, which a candidate shares files with. */
  live: () => RevisionPages | null;
  /** Hears of every page that somebody looks at. */
  seen: (what: string, request: Exchange['request']) => void;
}

/** What is open of a candidate: the revision and its pages. */
interface Opened {
  revision: Candidate;
  pages: RevisionPages;
}

/** Serves candidates to those who came by a signed link, beside the live site. */
export class CandidateServer {
  private readonly opened = new Map<number, Promise<Opened | null>>();
  private links: Promise<CandidateLinks> | null = null;

  constructor(private readonly options: CandidateServerOptions) {}

  /** Whether a request is for this server to look at: it carries a pass, or is to end with one. */
  concerns({ url = '/', headers }: Exchange['request']): boolean {
    return (
      headers.cookie?.includes(`${candidateCookie}=`) ||
      url.includes('candidate=') ||
      url.startsWith('/__candidate/')
    );
  }

  /**
   * Answers a request that belongs to a candidate. False when it is for the live site: without a pass that holds, for the
   * api, and for files, which have the same address everywhere.
   */
  async answer(exchange: Exchange): Promise<boolean> {
    const { request } = exchange;
    const path = requestPath(request.url ?? '/');
    if (path === endPath) return endLook(exchange, candidateCookie);
    if (path === barStylesPath)
      return send(exchange, 200, Buffer.from(barStyles), ['content-type', 'text/css']);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (path === null || !reads || isShared(path)) return false;
    const asked = requestAddress(request.url ?? '/').searchParams.get('candidate');
    if (asked !== null) return this.enter(exchange, asked);
    const pass = await this.passOf(exchange);
    const opened = pass && (await this.open(pass));
    if (!opened) return false;
    return this.page(exchange, path, opened);
  }

  /** The pass a visitor holds; null without one that holds. */
  async passOf({ request }: Exchange): Promise<CandidatePass | null> {
    const held = parseCookies(request.headers.cookie ?? '')[candidateCookie];
    return held ? (await this.signed()).read(held) : null;
  }

  private signed(): Promise<CandidateLinks> {
    this.links ??= this.options.links();
    this.links.catch(() => (this.links = null));
    return this.links;
  }

  private async page(exchange: Exchange, path: string, { pages, revision }: Opened): Promise<true> {
    const page = pages.at(exchange.request.url ?? '/') ?? pages.find(path);
    const shell = revision.apps.shell?.version;
    const file = page.status === 404 && shell ? await this.options.findPublic(shell, path) : null;
    if (file && file !== 'damaged') return sendServed(exchange, file, file.encoded.identity.body);
    const { body, whole } = page.encoded.identity;
    const isPage = whole[whole.indexOf('content-type') + 1]?.startsWith('text/html');
    if (isPage) this.options.seen(`candidate ${revision.number}`, exchange.request);
    return sendServed(exchange, page, isPage ? withBar(body, revision) : body);
  }

  /** Takes the pass out of the address into a cookie. */
  private async enter(exchange: Exchange, asked: string): Promise<boolean> {
    const pass = (await this.signed()).read(asked);
    const opened = pass && (await this.open(pass));
    if (!opened) {
      answerText(exchange, 404, 'There is no such candidate, or it has expired.', unkept);
      return true;
    }
    const seconds = Math.floor((pass.expires - Date.now()) / 1000);
    return beginLook(exchange, { cookie: candidateCookie, parameter: 'candidate', pass: asked, seconds });
  }

  private open({ revision }: CandidatePass): Promise<Opened | null> {
    const known = this.opened.get(revision);
    if (known) return known.then((opened) => (opened && isOpen(opened.revision) ? opened : null));
    const reading = this.read(revision);
    this.opened.set(revision, reading);
    reading.then(
      (opened) => opened ?? this.opened.delete(revision),
      () => this.opened.delete(revision),
    );
    const [oldest] = this.opened.keys();
    if (this.opened.size > inMemory && oldest !== undefined) this.opened.delete(oldest);
    return reading;
  }

  private async read(number: number): Promise<Opened | null> {
    const { store, live } = this.options;
    const revision = await store.readRevision(number);
    if (!revision || !isOpen(revision)) return null;
    // Its pages may have been pruned.
    if (!(await store.readPages(number).catch(() => null))) return null;
    return { revision, pages: await RevisionPages.read(store, revision, live()) };
  }
}

/** Files of releases, styles and late data have addresses of their content, and the api answers for all. */
const isShared = (path: string): boolean =>
  /^\/(?:api|assets|styles|late|healthz|readyz|\.well-known)(?:\/|$)/.test(path);
