import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApplication } from './application.js';
import { EnvironmentError, readEnvironment, type Environment } from './environment.js';
import { JsonLogger } from './json-logger.js';

/** Longest time open requests may take to finish after a stop was asked for, in milliseconds. */
const stopDeadline = 10_000;

const logger = new JsonLogger();

async function start(environment: Environment): Promise<void> {
  const application = await createApplication(environment, logger);
  stopOnSignals(application);
  await application.listen({ port: environment.port, host: environment.host });
  logger.log('listening', { url: await application.getUrl() }, 'Main');
}

async function stop(application: NestFastifyApplication, signal: NodeJS.Signals): Promise<void> {
  logger.log('stopping', { signal }, 'Main');
  setTimeout(() => process.exit(1), stopDeadline).unref();
  await application.close();
  process.exit(0);
}

function stopOnSignals(application: NestFastifyApplication): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop(application, signal).catch((error: unknown) => fail('could not stop cleanly', error));
    });
  }
}

function fail(message: string, error: unknown): never {
  logger.error(
    message,
    error instanceof Error ? { reason: error.message, stack: error.stack } : { reason: String(error) },
    'Main',
  );
  process.exit(1);
}

// The parent may close the pipe before this process has written its last line.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

try {
  await start(readEnvironment(process.env));
} catch (error) {
  if (!(error instanceof EnvironmentError)) fail('the api could not start', error);
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
