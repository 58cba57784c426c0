import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoggerService } from '@nestjs/common';
import { createApplication } from '../application.js';
import { Database } from '../database/database.js';
import { readEnvironment } from '../environment.js';

/** Keeps what was logged instead of printing it. */
export class RecordingLogger implements LoggerService {
  readonly lines: { level: string; message: unknown; rest: unknown[] }[] = [];
  private readonly keep =
    (level: string) =>
    (message: unknown, ...rest: unknown[]) => {
      this.lines.push({ level, message, rest });
    };
  log = this.keep('log');
  warn = this.keep('warn');
  error = this.keep('error');

  /** The messages of one level. */
  messages(level: string): string[] {
    return this.lines.filter((line) => line.level === level).map(({ message }) => String(message));
  }
}

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'api-test-'));

/** Nothing listens here, so the assistant has posts only. */
const nowhere = 'http://127.0.0.1:9';

/** A running api on a free port with its own data folder; limits are off unless a variable sets them. */
export async function startApi(variables: NodeJS.ProcessEnv = {}) {
  const environment = readEnvironment({
    API_PORT: '0',
    DATA_DIR: temporaryFolder(),
    SITE_ORIGIN: nowhere,
    RATE_LIMIT_CONTACT: '0',
    RATE_LIMIT_CHAT: '0',
    RATE_LIMIT_SEARCH: '0',
    ...variables,
  });
  const logger = new RecordingLogger();
  const application = await createApplication(environment, logger);
  await application.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: (await application.getUrl()).replace('[::1]', '127.0.0.1'),
    environment,
    logger,
    application,
    database: application.get(Database),
    close: () => application.close(),
  };
}

export type RunningApi = Awaited<ReturnType<typeof startApi>>;

/** Posts a value as JSON. */
export const postJson = (
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
