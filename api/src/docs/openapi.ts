import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { problem } from '@northgate/contracts/errors.js';
import type { Brand } from '@northgate/site/brand.js';
import type { z } from 'zod';
import { InputSchema } from '../http/input.pipe.js';
import { jsonSchema } from './describe.js';

/** Where the description is read by people; the JSON is below it. */
const docsPath = 'api/docs';

/** The api as OpenAPI 3.1, made from its handlers and the schemas that check requests. */
export function openApiDocument(application: NestFastifyApplication, brand: Brand): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(`${brand.company.name} website api`)
    .setVersion('1')
    .addServer('/')
    .addBearerAuth({ type: 'http', scheme: 'bearer' }, 'token')
    .build();
  const document = SwaggerModule.createDocument(application, config, {
    autoTagControllers: false,
    operationIdFactory: (controller, method) => `${method}${controller.replace('Controller', '')}`,
    standardSchemaConverter: (schema, { schemaType }) => ({
      schema: jsonSchema(
        schema instanceof InputSchema ? schema.described(brand) : (schema as z.ZodType),
        schemaType,
      ),
    }),
  });
  // No token is asked for by default; a handler that needs one says so.
  document.security = [];
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Problem: jsonSchema(problem) },
  };
  return document;
}

/** Serves the description as a page at `/api/docs` and as JSON at `/api/docs/json`. */
export function serveDescription(application: NestFastifyApplication, brand: Brand): void {
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup(docsPath, application, () => (document ??= openApiDocument(application, brand)), {
    jsonDocumentUrl: `${docsPath}/json`,
    raw: ['json'],
    customSiteTitle: `${brand.company.name} website api`,
  });
}
