import { createRequire } from 'node:module';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isAccessLevel } from '#shell/common/permissions.ts';
import { methodOf, pathNames, pathOf, type Route } from '#shell/common/route.ts';
import type { ServerArea } from './bind.ts';

/** OpenAPI 3.1 at `/api/openapi.json`, generated from the contracts, and Swagger UI at `/api/docs`. */
export async function publishDocs(app: FastifyInstance, areas: ServerArea[]): Promise<void> {
  let document: object | undefined;
  app.get('/api/openapi.json', async () => {
    document ??= openApi(areas);
    return document;
  });
  const viewer = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  await app.register(staticFiles, {
    root: viewer,
    prefix: '/api/docs/',
    decorateReply: false,
    index: false,
    allowedPath: (file) => !unshown.test(file),
  });
  app.get('/api/docs', async (_request, reply) => reply.type('text/html').send(docsPage));
  app.get('/api/docs/start.js', async (_request, reply) => reply.type('text/javascript').send(docsStart));
}

/** Paths below `/api/docs/` that are not served: files that Swagger UI does not need, and its folder. */
const unshown = /\.(map|md)$|\/(index\.html|swagger-initializer\.js|package\.json)?$/;

function openApi(areas: ServerArea[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { name, routes } of areas)
    for (const { route } of routes) {
      const address = `/api${pathOf(route).replaceAll(/:(\w+)/g, '{$1}')}`;
      paths[address] = { ...paths[address], [methodOf(route).toLowerCase()]: operation(name, route) };
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Forma', version: '1' },
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } }, schemas: { Failure: failure } },
  };
}

const failure = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string' },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    data: { type: 'object' },
  },
};

function operation(area: string, route: Route): object {
  const failures = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  };
  const either = route.alternativePermission ? ` or \`${route.alternativePermission}\`` : '';
  const needs = isAccessLevel(route.permission)
    ? `Open to: ${route.permission}.`
    : `Needs the permission \`${route.permission}\`${either}.`;
  return {
    tags: [area],
    description: needs,
    ...(route.permission !== 'public' && { security: [{ token: [] }] }),
    parameters: [
      ...pathNames(route).map(pathParameter),
      ...(route.query ? queryParameters(route.query) : []),
      ...(route.isIdempotent ? [idempotencyParameter] : []),
    ],
    ...(requestBody(route) && { requestBody: requestBody(route) }),
    responses: {
      200: { description: 'Done', content: answerContent(route) },
      '4XX': failures,
    },
  };
}

const idempotencyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A repeat with the same key within 24 hours gets the first response; with another request it is refused with 422.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function requestBody(route: Route): object | undefined {
  if (route.upload || route.transientUpload) return { content: { 'multipart/form-data': { schema: fileForm(route) } } };
  return route.body && { content: { 'application/json': { schema: jsonSchema(route.body, 'input') } } };
}

/** A file and the other fields of the form. The file is last: a route that streams it needs the fields before it. */
function fileForm({ body }: Route): object {
  const { properties, required = [] } = (body ? jsonSchema(body, 'input') : {}) as Fields;
  const file = { type: 'string', format: 'binary' };
  return { type: 'object', required: [...required, 'file'], properties: { ...properties, file } };
}

interface Fields {
  properties?: Record<string, object>;
  required?: string[];
}

function answerContent(route: Route): object {
  if (route.download) return { [route.download]: { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: envelope(route.response) } };
}

function envelope(answer: z.ZodObject): object {
  const dataSchema = jsonSchema(answer, 'output');
  return { type: 'object', required: ['success', 'data'], properties: { success: { const: true }, data: dataSchema } };
}

function pathParameter(name: string): object {
  return { name, in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
}

function queryParameters(query: z.ZodObject): object[] {
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as Fields;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function jsonSchema(schema: z.ZodObject, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const docsPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Forma API</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;

const docsStart = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', docExpansion: 'none', validatorUrl: null });`;
