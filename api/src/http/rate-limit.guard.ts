import {
  Injectable,
  Logger,
  SetMetadata,
  UseGuards,
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Environment } from '../environment.js';
import { AppError } from './app-error.js';
import { clientKey } from './client-key.js';
import { RateLimiter } from './rate-limiter.js';

type Scope = keyof Environment['rateLimits'];

const windowsMs: Record<Scope, number> = { contact: 10 * 60_000, chat: 60_000, search: 60_000 };
const scopeKey = 'rate-limit-scope';

/** Limits a route per client address; how much the scope allows is a setting. */
export const RateLimited = (scope: Scope) =>
  applyDecorators(SetMetadata(scopeKey, scope), UseGuards(RateLimitGuard));

@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly logger = new Logger('RateLimit');

  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
    private readonly environment: Environment,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const scope = this.reflector.get<Scope>(scopeKey, context.getHandler());
    const limit = this.environment.rateLimits[scope];
    if (limit === 0) return true;
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const seconds = await this.count({ scope, limit, windowMs: windowsMs[scope] }, clientKey(ip));
    if (seconds > 0) throw new AppError('too-many-requests', { retryAfterSeconds: seconds });
    return true;
  }

  /** A counter that cannot be reached must not take the chat down with the database. */
  private async count(rule: Parameters<RateLimiter['hit']>[0], client: string): Promise<number> {
    try {
      return await this.limiter.hit(rule, client);
    } catch (error) {
      this.logger.warn(`not counted: ${(error as Error).message}`);
      return 0;
    }
  }
}
