import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApplicationModule } from './application.module.js';
import { serveDescription } from './docs/openapi.js';
import { answerBrokenRequest } from './http/broken-request.js';
import type { Environment } from './environment.js';
import { AllowedMethods } from './http/allowed-methods.js';
import { ProblemFilter } from './http/problem.filter.js';
import { addRequestChecks } from './http/request-checks.js';
import { addRequestHooks, addStandardHeaders, requestId } from './http/request-hooks.js';
import { takePictures } from './pictures/picture-body.js';
import { Metrics } from './metrics/metrics.js';

/** Largest body that is read, in bytes. */
const bodyLimit = 64 * 1024;

/** Longest time a client may take to send a request, in milliseconds. */
const requestTimeout = 15_000;

/** The api, wired but not yet listening. */
export async function createApplication(
  environment: Environment,
  logger: LoggerService,
): Promise<NestFastifyApplication> {
  const allowedMethods = new AllowedMethods();
  const filter = new ProblemFilter(allowedMethods);
  const adapter = new FastifyAdapter({
    bodyLimit,
    requestTimeout,
    trustProxy: environment.trustedProxy ?? false,
    genReqId: requestId,
    requestIdHeader: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      // An address that cannot be decoded is refused before any hook runs.
      addStandardHeaders(request, reply);
      filter.answer(error, request, reply);
    },
  });
  const instance = adapter.getInstance();
  instance.addHook('onRoute', (route) => allowedMethods.add(route));
  instance.removeContentTypeParser('text/plain');
  takePictures(instance);
  addRequestHooks(instance);
  addRequestChecks(instance, environment.brand.siteUrl);

  const application = await NestFactory.create<NestFastifyApplication>(
    ApplicationModule.with(environment),
    adapter,
    { logger, abortOnError: false },
  );
  application.setGlobalPrefix('api', { exclude: ['healthz', 'readyz', 'metrics', 'desk/*path'] });
  application.useGlobalFilters(filter);
  serveDescription(application, environment.brand);
  const metrics = application.get(Metrics, { strict: false });
  instance.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    metrics.note({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
  return application;
}
