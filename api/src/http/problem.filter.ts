import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { errorStatus, type ErrorCode, type Problem } from '@northgate/contracts/errors.js';
import { paths } from '@northgate/site/paths.js';
import { plainPage, type PlainPage } from '@northgate/site/plain-page.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/is-unavailable.js';
import { escapeHtml } from '../text/escape-html.js';
import type { AllowedMethods } from './allowed-methods.js';
import { AppError, describeProblem } from './app-error.js';
import { isFormPost, prefersHtml } from './form-post.js';

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

const codeOfStatus = new Map<number, ErrorCode>(
  (Object.entries(errorStatus) as [ErrorCode, number][]).map(([code, status]) => [status, code]),
);
codeOfStatus.set(400, 'malformed-body');
codeOfStatus.set(414, 'not-found');

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
};

/** The code under which an error of the framework, of the database or of ours is answered. */
function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) return new AppError('unavailable', { retryAfterSeconds: 5 });
  const status = statusOf(error);
  if (status === undefined || status >= 500) return new AppError(status === 503 ? 'unavailable' : 'internal');
  return new AppError(codeOfStatus.get(status) ?? 'malformed-body');
}

/** What someone who sent the form without script reads when it was not accepted. */
function problemPage(problem: Problem): PlainPage {
  const messages = Object.values(problem.fields ?? { error: problem.error });
  return plainPage(
    'Your message was not sent',
    `<ul>
${messages.map((message) => `<li>${escapeHtml(message)}</li>`).join('\n')}
</ul>
<p>Your browser's back button keeps what you typed.</p>
<p><a href="${paths.contact}${paths.contactAnchor}">Back to the form</a></p>`,
  );
}
