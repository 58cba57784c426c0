import type { Change } from '@northgate/contracts/console/audit.js';
import { everyApp } from '@northgate/contracts/console/session.js';
import {
  listedToken,
  tokenOrder,
  type MadeToken,
  type TokenList,
} from '@northgate/contracts/console/tokens.js';
import type { AppName } from '@northgate/contracts/release.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appsOfTable, isAppOf } from '../../apps/app-table.js';
import type { Store } from '../../store/store.js';
import type { ReleaseTokens } from '../../tokens/release-tokens.js';
import type { Guard } from '../access/guard.js';
import type { AuditLog } from '../audit-log.js';
import { ConsoleRefusal } from '../../console/console-refusal.js';

interface TokenOptions {
  store: Pick<Store, 'apps'>;
  tokens: ReleaseTokens;
  guard: Guard;
  audit: AuditLog;
}

/** The tokens with which releases are sent: which there are, and the ways to make and to withdraw one. */
export function addTokens(app: FastifyInstance, { store, tokens, guard, audit }: TokenOptions): void {
  const mayDecide = async (request: FastifyRequest) => void guard.demand(request, 'operator', everyApp);
  const note = async (request: FastifyRequest, change: Change) => {
    const { name, by } = guard.sessionOf(request);
    await audit.note({ who: name, by }, change);
  };
  app.get('/api/tokens', { preHandler: mayDecide }, async (): Promise<TokenList> => {
    const apps = Object.keys(appsOfTable(await store.apps())) as AppName[];
    return { tokens: await tokens.list(), apps };
  });
  app.post('/api/tokens', { preHandler: mayDecide }, async (request, reply): Promise<MadeToken> => {
    const { data: order } = tokenOrder.safeParse(request.body);
    if (!order) throw new ConsoleRefusal(400, 'Say whose token it is, and for how many days it holds.');
    if (!isAppOf(appsOfTable(await store.apps()), order.app))
      throw new ConsoleRefusal(400, `${order.app} is no app of this site.`);
    const made = await tokens.add(order.app, order);
    await note(request, {
      what: 'make a token',
      subject: `token ${made.id}`,
      before: null,
      after: listedToken.parse(made),
    });
    void reply.code(201);
    return made;
  });
  app.delete<{ Params: { id: string } }>(
    '/api/tokens/:id',
    { preHandler: mayDecide },
    async (request, reply) => {
      const before = listedToken.parse(await tokens.withdraw(request.params.id));
      await note(request, {
        what: 'withdraw a token',
        subject: `token ${before.id}`,
        before,
        after: null,
      });
      return reply.code(204).send();
    },
  );
}
