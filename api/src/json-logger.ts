import { ConsoleLogger } from '@nestjs/common';

/** What the framework tells about itself at every start. */
const wiring = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

/** Where the framework repeats a failed start, which `main.ts` reports itself. */
const startFailures = new Set(['ExceptionHandler', 'NestApplication']);

/** One JSON object for each line on the standard output. */
export class JsonLogger extends ConsoleLogger {
  constructor() {
    super({ json: true, colors: false, flattenParams: true });
  }

  override log(message: unknown, ...rest: unknown[]): void {
    if (!wiring.has(String(rest.at(-1)))) super.log(message, ...rest);
  }

  override error(message: unknown, ...rest: unknown[]): void {
    if (!startFailures.has(String(rest.at(-1)))) super.error(message, ...rest);
  }
}
