import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AllowedMethods } from './allowed-methods.js';
import { AppError } from './app-error.js';
import { asAppError } from './as-app-error.js';
import { describeProblem } from './describe-problem.js';
import { isFormPost, prefersHtml } from './form-post.js';
import { problemPage } from './problem-page.js';

/** The one exit for every error: `application/problem+json`, or a readable page for a form sent without script. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  constructor(private readonly allowedMethods: AllowedMethods) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const appError = this.refine(asAppError(error), request, reply);
    if (appError.status >= 500) this.report(error, request);
    if (reply.sent) return;
    const problem = describeProblem(appError, request.id);
    const { retryAfterSeconds } = appError.detail;
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
    void reply.status(problem.status).header('cache-control', 'no-store');
    if (isFormPost(request) && prefersHtml(request)) {
      const { html, policy } = problemPage(problem);
      void reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
    } else {
      void reply.type('application/problem+json').send(JSON.stringify(problem));
    }
  }

  /** A known address asked with a method it does not take is 405, not 404. */
  private refine(error: AppError, request: FastifyRequest, reply: FastifyReply): AppError {
    if (error.code !== 'not-found') return error;
    const methods = this.allowedMethods.of(request.url);
    if (methods.length === 0 || methods.includes(request.method)) return error;
    void reply.header('allow', methods.join(', '));
    return new AppError('method-not-allowed');
  }

  private report(error: unknown, request: FastifyRequest): void {
    const stack = error instanceof Error ? error.stack : undefined;
    const message = error instanceof Error ? error.message : 'a value that is no error was thrown';
    this.logger.error(message, { requestId: request.id, stack });
  }
}
