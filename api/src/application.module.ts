import { Module, type DynamicModule } from '@nestjs/common';
import { BlogModule } from './blog/blog.module.js';
import { ChatModule } from './chat/chat.module.js';
import { ContactModule } from './contact/contact.module.js';
import { DatabaseModule } from './database/database.module.js';
import { Environment } from './environment.js';
import { HealthModule } from './health/health.module.js';
import { HttpModule } from './http/http.module.js';
import { LeadDeskModule } from './lead-desk/lead-desk.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { PostDeskModule } from './post-desk/post-desk.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { SearchModule } from './search/search.module.js';
import { VisitsModule } from './visits/visits.module.js';

@Module({})
export class ApplicationModule {
  /** The whole api, run with these settings. */
  static with(environment: Environment): DynamicModule {
    return {
      module: ApplicationModule,
      global: true,
      imports: [
        DatabaseModule,
        HttpModule,
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
      providers: [{ provide: Environment, useValue: environment }],
      exports: [Environment],
    };
  }
}
