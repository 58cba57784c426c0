import { Global, Module } from '@nestjs/common';
import { Environment } from '../environment.js';
import { Database } from './database.js';
import { Retention } from './retention.js';

@Global()
@Module({
  providers: [
    {
      provide: Database,
      useFactory: (environment: Environment) => Database.open(environment),
      inject: [Environment],
    },
    Retention,
  ],
  exports: [Database, Retention],
})
export class DatabaseModule {}
