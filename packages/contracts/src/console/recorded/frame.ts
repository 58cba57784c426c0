import type { AuditPage } from '../audit.js';
import type { Overview } from '../overview.js';
import type {
  CandidateDetail,
  CandidateEntry,
  PlannedReturn,
  RefusalDetail,
  RefusalSummary,
  ReleasesOverview,
  WeightHistory,
} from '../releases.js';
import { everyApp, type Session } from '../session.js';
import type { TokenList } from '../tokens.js';

const at = '2026-11-20T10:00:00.000Z';

/** Somebody who may do everything. */
const session: Session = {
  name: 'Ada',
  roles: { [everyApp]: 'operator' },
  csrfToken: 'recorded',
  endsAt: '2026-11-20T22:00:00.000Z',
  idleMinutes: 60,
};

/** A dot. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const looks = [
  { path: '/blog', what: 'footer is gone', live: picture, candidate: null, difference: null },
  {
    ...{ path: '/', what: 'at 1280 light, 4.0 % of it looks different' },
    ...{ live: picture, candidate: picture, difference: picture },
  },
];

const refusal: RefusalSummary = {
  ...{ id: 'recorded', app: 'mfe-blog', version: '0123456789ab', at, acceptable: true },
  problems: ['/blog: footer is gone'],
};

const refusalDetail: RefusalDetail = {
  ...{ ...refusal, log: 'Rendered 12 pages.', looks },
  pictures: [{ path: '/blog', address: picture }],
};

const gate = { browser: 'passed' as const, pages: 2, seconds: 3.1 };
const entry = { createdAt: at, author: 'Ada', reason: 'release', changed: ['mfe-blog'], gate };

const candidate: CandidateEntry = {
  ...{ ...entry, number: 57, author: 'Blog CI (token 0123456789ab)', reason: 'Spring posts' },
  ...{ expiresAt: '2026-11-27T10:00:00.000Z', link: '/', share: 5 },
};
const candidateDetail: CandidateDetail = { ...candidate, looks, others: 3 };

const weight = { boot: 40.2, bootBudget: 60, scripts: 181, scriptsBudget: 170 };

const releases: ReleasesOverview = {
  live: { revision: 56, sequence: 60, since: at, author: 'Ada', reason: 'release' },
  apps: [
    { app: 'shell', version: '0123456789ab', pages: 3, weight, earlier: null },
    { app: 'mfe-blog', version: '123456789abc', pages: 40, weight: null, earlier: '0123456789ab' },
  ],
  history: [
    { ...entry, number: 56 },
    {
      ...entry,
      number: 55,
      gate: { browser: 'skipped', pages: 0, seconds: 0, note: 'Only content changed.' },
    },
  ],
  candidates: [candidate],
  refusals: [refusal],
  failures: [{ path: '/blog/one', reason: 'Error: the api was away', kept: true }],
  looks: [{ what: 'Candidate 57', visitors: 2, pages: 9, last: at }],
  reports: {
    ...{ revision: 56, served: 40, reporting: 2 },
    pages: [{ path: '/blog', networks: 2, reason: 'TypeError: it is not a function', look: 'works here' }],
  },
};

const weights: WeightHistory = [54, 55, 56].flatMap((revision) => [
  { ...weight, revision, app: 'shell' as const },
  { ...weight, revision, app: 'mfe-blog' as const, scripts: 100 + revision },
]);

const plannedReturn: PlannedReturn = {
  question: 'Return to revision 55?',
  does: ['mfe-blog goes back to 0123456789ab.'],
  sequence: 60,
};

const audit: AuditPage = {
  entries: [
    {
      ...{ number: 1, at, who: 'Ada', by: 'link', previous: '0'.repeat(64) },
      ...{ what: 'take-back', subject: 'mfe-blog', before: { revision: 55 }, after: { revision: 56 } },
    },
  ],
  total: 1,
};

const tokens: TokenList = {
  tokens: [
    {
      ...{ id: '0123456789ab', app: 'mfe-blog', by: 'Blog CI', records: true },
      ...{ createdAt: at, expiresAt: '2026-11-21T10:00:00.000Z' },
    },
  ],
  apps: ['shell', 'mfe-blog'],
};

const overview: Overview = {
  ...{ engine: 'sqlite', siteAnswers: true, channels: ['mail'], waitsSince: null },
  queue: { dead: 0, pending: 1, withheld: 0, held: 0, delivered: 12 },
  weeks: [
    { week: '2026-11-16', leads: 3, views: 420 },
    { week: '2026-11-23', leads: 1, views: 180 },
  ],
  events: [
    { name: 'view', page: '/contact', source: 'search', count: 40 },
    { name: 'form_start', page: '/contact', source: 'search', count: 8 },
  ],
  vitals: {
    weeks: (['lcp', 'inp', 'cls'] as const).flatMap((vital) =>
      ['2026-11-16', '2026-11-23'].map((week) => ({
        week,
        vital,
        p75: vital === 'cls' ? 0.02 : 900,
        pages: 50,
      })),
    ),
    revisions: (['lcp', 'inp', 'cls'] as const).flatMap((vital) =>
      [55, 56].map((revision) => ({ revision, vital, p75: vital === 'cls' ? 0.02 : 900, pages: 50 })),
    ),
  },
};

/** What the control server answers about itself. */
export const recordedFrame = {
  '/api/session': session,
  '/api/login': { oidc: null },
  '/api/releases': releases,
  '/api/releases/weights': weights,
  '/api/releases/return/55': plannedReturn,
  [`/api/releases/refusals/${refusal.id}`]: refusalDetail,
  [`/api/releases/candidates/${candidate.number}`]: candidateDetail,
  '/api/audit': audit,
  '/api/tokens': tokens,
  '/desk/overview': overview,
};

/** Places of the console that are no panel. */
export const framePlaces = [
  '/login',
  '/overview',
  '/releases',
  `/releases/refusals/${refusal.id}`,
  `/releases/candidates/${candidate.number}`,
  '/tokens',
  '/audit',
];
