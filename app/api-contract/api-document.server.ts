import { generateSpecs } from 'hono-openapi';
import type { Hono } from 'hono';
import { errorAnswers, errorSchema, retryAfter, type SharedRefusals } from './error-answers.server.ts';
import type { JsonSchema } from './examples.server.ts';
import { successAnswers } from './success-answers.server.ts';
import { tagsWith } from './tags.server.ts';
import { accessOfRoutes } from '#app/platform/access/access-rule.server.ts';
import type { KeyScope } from '#app/platform/access/key-scopes.ts';
import type { ApiEnvironment } from '#app/platform/http/api/api-environment.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { answersOf } from '#app/platform/http/api/operation.server.ts';

type Operation = {
  tags?: string[];
  parameters?: object[];
  'x-access'?: string;
  security?: object[];
  responses?: Record<string, object>;
};
type Document = { paths?: Record<string, Record<string, Operation>>; components?: { schemas?: object } };

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'doorstep.session_token',
    description: 'Over https its name is __Host-doorstep.session_token.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a session, on requests that a page of this site makes.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key. The operation names the scope that the key needs.',
  },
};

const info = {
  title: 'Doorstep',
  version: '1',
  description:
    'Mobile services, booked at your door. How to use the API, what may change in it and what errors mean: docs/api.md.',
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
};

/**
 * Returns the OpenAPI document of these routes: their access rules, inputs, successes and errors. It is generated
 * from the code, so it cannot disagree with it; a test checks that docs/openapi.json equals it.
 */
export async function describeApi(rooms: Hono<ApiEnvironment>): Promise<object> {
  const document = (await generateSpecs(rooms, {
    // Includes endpoints whose path has a dot, such as lists as files.
    excludeStaticFile: false,
    // The library's response for invalid input is not ours.
    defaultValidationErrorResponse: false,
    documentation: { openapi: '3.1.0', info, servers: [{ url: '/api' }] },
  })) as unknown as Document;
  const schemas: Record<string, JsonSchema | object> = { Error: errorSchema };
  const refusals: SharedRefusals = { responses: {}, examples: {} };
  for (const { endpoint, rule, scope } of accessOfRoutes(rooms.routes)) {
    const operation = operationOf(document, endpoint);
    const access = accessOf(rule ?? 'none', scope);
    if (operation) Object.assign(operation, access, { responses: errorAnswers(endpoint, refusals) });
  }
  for (const { method, path, handler } of rooms.routes) {
    const operation = operationOf(document, `${method} ${path}`);
    const answers = answersOf(handler);
    if (operation && handler === idempotent) operation.parameters = [...(operation.parameters ?? []), keyParameter];
    if (operation && answers) operation.responses = { ...successAnswers(answers, schemas), ...operation.responses };
  }
  return {
    ...document,
    tags: tagsWith(document),
    components: {
      securitySchemes,
      headers: { RetryAfter: retryAfter },
      examples: inOrder(refusals.examples),
      responses: inOrder(refusals.responses),
      schemas: { ...document.components?.schemas, ...inOrder(schemas) },
    },
  };
}

function operationOf(document: Document, endpoint: string): Operation | undefined {
  const [method = '', path = ''] = endpoint.split(' ');
  return document.paths?.[path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')]?.[method.toLowerCase()];
}

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A value of your own, new for each action: repeating the call with it carries the call out once and answers the same.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function accessOf(rule: string, scope: KeyScope | undefined): Operation {
  const session = rule === 'public' ? [] : [{ session: [] }, { bearer: [] }];
  return { 'x-access': rule, security: scope === undefined ? session : [...session, { apiKey: [scope] }] };
}

function inOrder<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
