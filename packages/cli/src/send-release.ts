import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Release } from '@northgate/contracts/release.js';
import type {
  CandidateAction,
  CandidateOrder,
  FilesWanted,
  Refused,
  Released,
  ReleaseEvent,
  ReleaseOrder,
  ShareEnded,
} from '@northgate/contracts/sent-release.js';
import { create } from 'tar';
import { CliError } from './cli-error.js';
import { ControlServer } from './control-server.js';

/** Where a finished release is sent to, and what is wanted with it. */
export interface SendOptions {
  /** Address of the control server. */
  to: string;
  token: string;
  order: Partial<ReleaseOrder>;
  /** What has to hold before anything is sent; not asked of what is live already. */
  check?: () => Promise<void>;
  /** Called as work goes on, for people. */
  tell: (text: string) => void;
}

/** How sending a release ended. */
export type SendOutcome = Released | ShareEnded | Refused | { type: 'unchanged' };

type Described = Pick<Release, 'app' | 'version' | 'files'>;

/** How often what is missing is sent before giving up. */
const attempts = 3;

/**
 * Sends a release folder to a control server, only what is not there yet, and resolves with what the gate said. Throws
 * `CliError` with a sentence for everything else.
 */
export async function sendRelease(
  folder: string,
  { to, token, order, check, tell }: SendOptions,
): Promise<{ release: Described; outcome: SendOutcome }> {
  const release = await readDescription(folder);
  const server = new ControlServer(to, token);
  const path = `/__site/releases/${release.app}/${release.version}`;
  const begin = () => server.ask<FilesWanted>(path, { method: 'PUT', json: release });
  const begun = await begin();
  let { missing } = begun;
  if (!begun.live) await check?.();
  for (let attempt = 1; missing.length; attempt += 1) {
    if (attempt > attempts)
      throw new CliError(`${missing.length} files did not arrive in ${attempts} attempts.`);
    tell(
      `Sending ${missing.length} of ${Object.keys(release.files).length} files of ${release.app} ${release.version}`,
    );
    missing = await server.patiently(async (again) => {
      // Files that were whole when the connection broke off are there and are not taken a second time.
      const wanted = again ? (await begin()).missing : missing;
      if (!wanted.length) return wanted;
      const archive = packed(folder, wanted);
      return (await server.askOnce<FilesWanted>(`${path}/files`, { method: 'PUT', archive })).missing;
    });
  }
  return { release, outcome: await outcomeOf(server.order(path, order), tell) };
}

/** What is wanted with a candidate of a site. */
export interface CandidateRequest extends Pick<SendOptions, 'to' | 'token' | 'tell'> {
  action: CandidateAction;
  order?: Partial<CandidateOrder>;
}

/** Has something done with a candidate: made live, or shown to a part of the visitors. Throws `CliError` with a sentence. */
export async function moveCandidate(
  candidate: number,
  { to, token, tell, action, order = {} }: CandidateRequest,
): Promise<SendOutcome> {
  const server = new ControlServer(to, token);
  return outcomeOf(server.order(`/__site/candidates/${candidate}/${action}`, order), tell);
}

async function outcomeOf(
  events: AsyncIterable<ReleaseEvent>,
  tell: SendOptions['tell'],
): Promise<SendOutcome> {
  let event: ReleaseEvent | undefined;
  for await (event of events) if (event.type === 'progress') tell(event.text);
  if (!event || event.type === 'progress' || event.type === 'alive')
    throw new CliError('The answer ended without a verdict. Ask again to see how the release ended.');
  if (event.type === 'failed') throw new CliError(`${event.title} (${event.code})`);
  return event;
}

async function readDescription(folder: string): Promise<Release> {
  const file = join(folder, 'release.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CliError(`${file} is not there; name the folder of a finished release.`);
  });
  try {
    return JSON.parse(text) as Release;
  } catch {
    throw new CliError(`${file} is not JSON.`);
  }
}

function packed(folder: string, files: string[]): ReadableStream<Uint8Array> {
  const archive = create({ cwd: folder, portable: true }, files);
  return Readable.toWeb(Readable.from(archive)) as ReadableStream<Uint8Array>;
}
