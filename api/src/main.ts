import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ApiMessage } from '@northgate/contracts/api-message.js';
import { startTracing } from '@northgate/tracing/start-tracing.js';
import { createApplication } from './application.js';
import { PostImporter } from './blog/post-importer.js';
import { EnvironmentError, readEnvironment, type Environment } from './environment.js';
import { JsonLogger } from './json-logger.js';

/** What requests leave behind is cleared once the heap has grown by a fifth; V8 would let it double first. */
setFlagsFromString('--heap-growing-percent=20');

/** Longest time open requests may take to finish after a stop was asked for, in milliseconds. */
const stopDeadline = 10_000;

const logger = new JsonLogger();

type EndTracing = Awaited<ReturnType<typeof startTracing>>;

async function start(environment: Environment): Promise<void> {
  const endTracing = await startTracing('site-api');
  const application = await createApplication(environment, logger);
  stopWhenTold(application, endTracing);
  await application.listen({ port: environment.port, host: environment.host });
  logger.log('listening', { url: await application.getUrl() }, 'Main');
  const { leftAside } = application.get(PostImporter, { strict: false });
  const message: ApiMessage = { kind: 'listening', filesLeftAside: leftAside };
  process.send?.(message);
}

async function stop(
  application: NestFastifyApplication,
  reason: string,
  endTracing: EndTracing,
): Promise<void> {
  logger.log('stopping', { reason }, 'Main');
  setTimeout(() => process.exit(1), stopDeadline).unref();
  await application.close();
  await endTracing?.();
  process.exit(0);
}

/** `disconnect` says that the program which started this one has ended, in whatever way. */
function stopWhenTold(application: NestFastifyApplication, endTracing: EndTracing): void {
  let stopping = false;
  process.off('disconnect', leave);
  for (const reason of ['SIGTERM', 'SIGINT', 'disconnect']) {
    process.on(reason, () => {
      if (stopping) return;
      stopping = true;
      stop(application, reason, endTracing).catch((error: unknown) => fail('could not stop cleanly', error));
    });
  }
}

function leave(): never {
  process.exit(1);
}

function fail(message: string, error: unknown): never {
  logger.error(
    message,
    error instanceof Error ? { reason: error.message, stack: error.stack } : { reason: String(error) },
    'Main',
  );
  process.exit(1);
}

process.on('disconnect', leave);

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
