import type { FastifyRequest } from 'fastify';

/** Whether the body came from a plain HTML form. */
export const isFormPost = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false;

/** Whether the caller would rather have a page than JSON, as browsers say when they submit a form. */
export const prefersHtml = (request: FastifyRequest): boolean => {
  const accept = request.headers.accept?.toLowerCase() ?? '';
  const html = accept.indexOf('text/html');
  const json = accept.search(/application\/(problem\+)?json/);
  return html >= 0 && (json < 0 || html < json);
};
