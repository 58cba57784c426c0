import { Global, Module } from '@nestjs/common';
import { Environment } from '../environment.js';
import { Database } from './database.js';

@Global()
@Module({
  providers: [
    {
      provide: Database,
      useFactory: (environment: Environment) => Database.open(environment),
      inject: [Environment],
    },
  ],
  exports: [Database],
})
export class DatabaseModule {}
