import type { Overview } from '@northgate/contracts/console/overview';
import type { ReleasesOverview } from '@northgate/contracts/console/releases';

/** How one part of the whole does. */
export interface Sign {
  name: string;
  state: 'good' | 'bad' | 'idle';
  says: string;
}

/** What was asked and what came of it: the answer, or why there is none. */
type Asked<T> = { data: T | null; error: string | null };

/** Announcements that wait longer than this, in milliseconds, wait for something that is broken. */
const patience = 60 * 60_000;

const good = (name: string, says: string): Sign => ({ name, state: 'good', says });
const bad = (name: string, says: string): Sign => ({ name, state: 'bad', says });
const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** How site, store, api, database, mail and queue do. */
export function signsOf(releases: Asked<ReleasesOverview>, api: Asked<Overview>, now = Date.now()): Sign[] {
  return [...signsOfSite(releases, api.data), ...signsOfApi(api, now)];
}

function signsOfSite({ data, error }: Asked<ReleasesOverview>, api: Overview | null): Sign[] {
  const { live, failures = [], reports } = data ?? {};
  if (!data) return [bad('Store', error ?? 'It has not been read.')];
  const trouble = [
    ...(failures.length
      ? [counted(failures.length, 'page could not be rendered', 'pages could not be rendered')]
      : []),
    ...(reports ? [`browsers of ${counted(reports.reporting, 'network', 'networks')} report errors`] : []),
  ];
  const release = live
    ? `Revision ${live.revision}, ${live.since.slice(0, 10)}, by ${live.author}: ${live.reason}`
    : 'None yet';
  return [
    api
      ? api.siteAnswers
        ? good('Site', 'It answers.')
        : bad('Site', 'It did not answer the api.')
      : { name: 'Site', state: 'idle', says: 'Nobody can say while the api is away.' },
    good(
      'Store',
      counted(data.history.length, 'revision can be gone back to', 'revisions can be gone back to'),
    ),
    trouble.length ? bad('Last release', `${release}; ${trouble.join(', ')}`) : good('Last release', release),
  ];
}

function signsOfApi({ data, error }: Asked<Overview>, now: number): Sign[] {
  if (!data) return [bad('Api', error ?? 'It has not been asked.')];
  const { engine, channels, queue, waitsSince } = data;
  const late = waitsSince !== null && now - Date.parse(waitsSince) > patience;
  const waiting = `${counted(queue.pending, 'announcement waits', 'announcements wait')}`;
  return [
    good('Api', 'It answers.'),
    good('Database', engine === 'postgres' ? 'PostgreSQL answers.' : 'The embedded database answers.'),
    channels.length
      ? queue.dead
        ? bad('Mail', `${counted(queue.dead, 'announcement was given up', 'announcements were given up')}.`)
        : good('Mail', `Leads are announced by ${channels.join(' and ')}.`)
      : { name: 'Mail', state: 'idle', says: 'No channel is set up: leads stand in the inbox only.' },
    late
      ? bad('Queue', `${waiting}, the oldest since ${waitsSince.slice(0, 16).replace('T', ' ')} UTC.`)
      : good('Queue', `${waiting}.`),
  ];
}

/** The whole in a sentence. */
export function verdictOf(signs: readonly Sign[]): string {
  const wrong = signs.filter(({ state }) => state === 'bad').map(({ name }) => name);
  return wrong.length ? `Not well: ${wrong.join(', ')}` : 'Everything is well';
}
