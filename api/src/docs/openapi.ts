import { post, postList } from '@northgate/contracts/blog.js';
import { chatAnswer, chatRequest } from '@northgate/contracts/chat.js';
import { contentManifest, contentManifestPath } from '@northgate/contracts/content-manifest.js';
import { publication, publishAnswer, publishPath, withdrawal } from '@northgate/contracts/publish.js';
import { contactAnswer, contactSchema } from '@northgate/contracts/contact.js';
import { errorStatus, problem, type ErrorCode } from '@northgate/contracts/errors.js';
import type { Brand } from '@northgate/site/brand.js';
import { z } from 'zod';

const json = (schema: z.ZodType, io: 'input' | 'output' = 'output') => {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io });
  return plain;
};

const answer = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: json(schema) } },
});

const problems = (...codes: ErrorCode[]) =>
  Object.fromEntries(
    codes.map((code) => [
      errorStatus[code],
      {
        description: codes.filter((other) => errorStatus[other] === errorStatus[code]).join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );

const posted = [
  'invalid-input',
  'malformed-body',
  'cross-site',
  'too-large',
  'unsupported-media-type',
  'too-many-requests',
] as const;

const contactPath = (brand: Brand) => {
  const schema = json(contactSchema(brand), 'input');
  return {
    post: {
      summary: 'Stores a contact request; it is committed when this answers.',
      parameters: [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'Makes a repeat safe: the same key and body are stored once.',
          schema: { type: 'string', maxLength: 200 },
        },
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
      },
      responses: {
        201: answer('Committed.', contactAnswer),
        303: { description: 'Committed; the answer to a form sent without script.' },
        ...problems(...posted, 'key-reused', 'unavailable'),
      },
    },
  };
};

const chatAnswers = {
  description: 'The answer and the pages it is from.',
  content: {
    'application/json': { schema: json(chatAnswer) },
    'text/event-stream': {
      schema: {
        type: 'string',
        description:
          'To "Accept: text/event-stream": events "text" ({"text"}) while it is written, then one "answer" with the body of the JSON answer, or one "failure".',
      },
    },
  },
};

const chatPath = {
  post: {
    summary: 'Answers a question about the site as plain text; stores nothing.',
    requestBody: { required: true, content: { 'application/json': { schema: json(chatRequest, 'input') } } },
    responses: { 200: chatAnswers, ...problems(...posted) },
  },
};

const parameter = (name: string, place: 'query' | 'path', description: string) => ({
  name,
  in: place,
  required: place === 'path',
  description,
  schema: { type: 'string' },
});

const blogPaths = {
  '/api/blog': {
    get: {
      summary: 'Posts, newest first, without their text.',
      parameters: [parameter('region', 'query', 'Only posts of this region.')],
      responses: {
        200: answer('The posts.', postList),
        304: { description: 'Not changed.' },
        ...problems('unavailable'),
      },
    },
  },
  '/api/blog/{slug}': {
    get: {
      summary: 'One post with its text as safe HTML.',
      parameters: [parameter('slug', 'path', 'In any case of letters.')],
      responses: {
        200: answer('The post.', post),
        304: { description: 'Not changed.' },
        ...problems('not-found', 'unavailable'),
      },
    },
  },
  [contentManifestPath]: {
    get: {
      summary: 'Every address of content with its ETag.',
      responses: {
        200: answer('The addresses.', contentManifest),
        304: { description: 'Not changed.' },
        ...problems('unavailable'),
      },
    },
  },
  [publishPath]: {
    post: {
      summary:
        'Publishes a Markdown file with front matter, or withdraws a post; nothing here without PUBLISH_TOKEN.',
      security: [{ token: [] }],
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: { oneOf: [json(publication, 'input'), json(withdrawal, 'input')] } },
        },
      },
      responses: {
        200: answer('Updated, withdrawn or unchanged.', publishAnswer),
        201: answer('Created.', publishAnswer),
        ...problems(
          'invalid-input',
          'malformed-body',
          'unauthorized',
          'not-found',
          'too-large',
          'too-complex',
          'too-many-requests',
          'unavailable',
        ),
      },
    },
  },
};

/** The api as OpenAPI 3.1, made from the schemas that check requests. */
export const openApiDocument = (brand: Brand) => ({
  openapi: '3.1.0',
  info: { title: `${brand.company.name} website api`, version: '1' },
  paths: { '/api/contact': contactPath(brand), '/api/chat': chatPath, ...blogPaths },
  components: {
    schemas: { Problem: json(problem) },
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  },
});
