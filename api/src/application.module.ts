import { Module, type DynamicModule } from '@nestjs/common';
import { APP_PIPE } from '@nestjs/core';
import { BlogModule } from './blog/blog.module.js';
import { ChatModule } from './chat/chat.module.js';
import { ContactModule } from './contact/contact.module.js';
import { Database } from './database/database.js';
import { Retention } from './database/retention.js';
import { Environment } from './environment.js';
import { HealthModule } from './health/health.module.js';
import { InputPipe } from './http/input.pipe.js';
import { RateLimitGuard } from './http/rate-limit.guard.js';
import { RateLimiter } from './http/rate-limiter.js';
import { LeadDeskModule } from './lead-desk/lead-desk.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { PostDeskModule } from './post-desk/post-desk.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { SearchModule } from './search/search.module.js';
import { VisitsModule } from './visits/visits.module.js';

/** What every part of the api may ask for. */
const shared = [Retention, RateLimiter, RateLimitGuard];

@Module({})
export class ApplicationModule {
  /** The whole api, run with these settings. */
  static with(environment: Environment): DynamicModule {
    return {
      module: ApplicationModule,
      global: true,
      imports: [
        HealthModule,
        MetricsModule,
        ContactModule,
        LeadDeskModule,
        ChatModule,
        SearchModule,
        VisitsModule,
        BlogModule,
        PicturesModule,
        PostDeskModule,
      ],
      providers: [
        { provide: Environment, useValue: environment },
        { provide: Database, useFactory: () => Database.open(environment) },
        { provide: APP_PIPE, useClass: InputPipe },
        ...shared,
      ],
      exports: [Environment, Database, ...shared],
    };
  }
}
