import { Global, Module } from '@nestjs/common';
import { APP_PIPE } from '@nestjs/core';
import { InputPipe } from './input.pipe.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { RateLimiter } from './rate-limiter.js';

@Global()
@Module({
  providers: [RateLimiter, RateLimitGuard, { provide: APP_PIPE, useClass: InputPipe }],
  exports: [RateLimiter, RateLimitGuard],
})
export class HttpModule {}
