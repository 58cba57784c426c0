import type { CandidateDetail } from '@northgate/contracts/console/releases.js';
import { everyApp } from '@northgate/contracts/console/session.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOpen, type Candidate } from '../../candidates/candidate.js';
import { readPicture, readPictures, type PictureKind } from '../../candidates/candidate-pictures.js';
import type { Store } from '../../store/store.js';
import type { Guard } from '../access/guard.js';
import { ConsoleRefusal } from '../../console/console-refusal.js';
import { comparedLook } from './compared-look.js';
import { candidateEntry, type LinkTo, type SeenNow } from './read-releases.js';

interface CandidateOptions {
  store: Store;
  guard: Guard;
  linkTo: LinkTo;
  seen: () => SeenNow;
}

/** One candidate: what the gate found, and how its pages look beside the live ones. */
export function addCandidates(app: FastifyInstance, options: CandidateOptions): void {
  const { store, guard } = options;
  const mayLook = async (request: FastifyRequest) => void guard.demand(request, 'viewer', everyApp);
  app.get<{ Params: { number: string } }>(
    '/api/releases/candidates/:number',
    { preHandler: mayLook },
    async ({ params }) => detailOf(await candidateOf(store, params.number), options),
  );
  app.get<{ Params: { number: string; picture: string } }>(
    '/api/releases/candidates/:number/:picture',
    { preHandler: mayLook },
    async ({ params }, reply) => {
      const { number } = await candidateOf(store, params.number);
      const [, index, kind] = /^(\d{1,4})-(live|candidate|difference)\.png$/.exec(params.picture) ?? [];
      const png = kind
        ? await readPicture(store, number, { index: Number(index), kind: kind as PictureKind })
        : null;
      if (!png) throw new ConsoleRefusal(404, 'There is no such picture.');
      return reply.type('image/png').send(png);
    },
  );
}

async function candidateOf(store: Store, named: string): Promise<Candidate> {
  const number = /^[1-9]\d{0,8}$/.test(named) ? Number(named) : 0;
  const revision = number ? await store.readRevision(number) : null;
  if (!revision || !isOpen(revision)) throw new ConsoleRefusal(404, 'There is no such candidate any more.');
  return revision;
}

async function detailOf(
  candidate: Candidate,
  { store, linkTo, seen }: CandidateOptions,
): Promise<CandidateDetail> {
  const { number } = candidate;
  const [revisions, link, kept] = await Promise.all([
    store.revisions(),
    linkTo(candidate),
    readPictures(store, number),
  ]);
  const looks = kept?.pages.map(({ pictures, ...page }, index) =>
    comparedLook(page, `/api/releases/candidates/${number}/${index}`, (kind) => pictures.includes(kind)),
  );
  return {
    ...candidateEntry(candidate, revisions, { share: seen().share, link }),
    looks: looks ?? null,
    others: kept?.others ?? 0,
  };
}
