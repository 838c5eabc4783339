import { generateSpecs } from 'hono-openapi';
import type { Hono } from 'hono';
import { accessOfRoutes, type ApiEnvironment } from '#app/platform/http/api-environment.server.ts';
import { idempotent } from '#app/platform/http/idempotency.server.ts';

type Operation = { parameters?: object[]; 'x-access'?: string; security?: object[]; responses?: Record<string, object> };
type Document = { paths?: Record<string, Record<string, Operation>>; components?: object };

const errorAnswer = { description: 'Refused, in the one error shape', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };

const components = {
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: 'doorstep.session_token', description: 'Over https its name is __Host-doorstep.session_token.' },
    bearer: { type: 'http', scheme: 'bearer' },
  },
  schemas: {
    Error: {
      type: 'object',
      required: ['error', 'code', 'details'],
      properties: {
        error: { type: 'string' },
        code: { type: 'string' },
        details: {
          type: 'object',
          required: ['type', 'message'],
          properties: {
            type: { type: 'string' },
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
          additionalProperties: true,
        },
        requestData: {},
      },
    },
  },
};

/**
 * The OpenAPI document of these routes, each with the access rule it names. Generated from the code, so that it cannot
 * say anything else; docs/openapi.json is held equal to it by a test.
 */
export async function describeApi(rooms: Hono<ApiEnvironment>): Promise<object> {
  const document = await generateSpecs(rooms, {
    // A path with a dot is an endpoint like any other: lists as files.
    excludeStaticFile: false,
    documentation: {
      openapi: '3.1.0',
      info: { title: 'Doorstep', version: '1', description: 'Mobile services, booked at your door.' },
      servers: [{ url: '/api' }],
    },
  });
  const described = document as unknown as Document;
  for (const { endpoint, rule } of accessOfRoutes(rooms.routes)) describeAccess(described, endpoint, rule ?? 'none');
  for (const { method, path, handler } of rooms.routes) if (handler === idempotent) describeKey(described, `${method} ${path}`);
  return { ...described, components: { ...described.components, ...components } };
}

function operationOf(document: Document, endpoint: string): Operation | undefined {
  const [method = '', path = ''] = endpoint.split(' ');
  return document.paths?.[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
}

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A value of your own, new for each action: repeating the call with it carries the call out once and answers the same.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function describeKey(document: Document, endpoint: string): void {
  const operation = operationOf(document, endpoint);
  if (operation) operation.parameters = [...(operation.parameters ?? []), keyParameter];
}

function describeAccess(document: Document, endpoint: string, rule: string): void {
  const operation = operationOf(document, endpoint);
  if (!operation) return;
  operation['x-access'] = rule;
  operation.security = rule === 'public' ? [] : [{ session: [] }, { bearer: [] }];
  operation.responses = { default: errorAnswer, ...operation.responses };
}
