import {
  errorDefinitions,
  errorKinds,
  internalError,
  platformErrors,
  type ErrorDefinition,
} from '#app/platform/errors/app-error.ts';
import type { Described } from './success-answers.server.ts';
import errorsByEndpoint from './errors-by-endpoint.json' with { type: 'json' };

const always = [platformErrors.malformed_request.code, platformErrors.unavailable.code, internalError.code];
/** Errors of the guards that run before every request that can change something. */
const whereBodiesAre = [
  platformErrors.wrong_origin.code,
  platformErrors.body_too_large.code,
  platformErrors.malformed_json.code,
  platformErrors.invalid_input.code,
];
/** Statuses whose responses carry Retry-After. */
const waits = new Set<number>([errorKinds.too_many, errorKinds.unavailable]);

export const errorSchema = {
  type: 'object',
  description: 'The one shape of every refusal. Decide by `code`, which is stable; texts may change.',
  required: ['error', 'code', 'details'],
  properties: {
    error: { type: 'string', description: 'The text for people.' },
    code: { type: 'string' },
    details: {
      type: 'object',
      required: ['type', 'message'],
      properties: {
        type: { enum: ['stripe', 'database', 'validation', 'request', 'auth', 'internal'] },
        message: { type: 'string' },
        fields: {
          type: 'object',
          description: 'A text for each wrong field.',
          additionalProperties: { type: 'string' },
        },
      },
      additionalProperties: true,
    },
    requestData: { description: 'What was sent; functions (`/functions/…`) give it back.' },
  },
};

export const retryAfter = {
  description: 'Seconds after which asking again makes sense.',
  schema: { type: 'integer', minimum: 1 },
};

/** What errors share: components.responses and components.examples. */
export type SharedRefusals = { responses: Record<string, Described>; examples: Record<string, object> };

/**
 * Returns the errors of an endpoint ("GET /bookings/:id") as OpenAPI responses by status, each with its possible
 * codes. Responses with one or two codes go into `shared`, as does an example for every code.
 */
export function errorAnswers(endpoint: string, shared: SharedRefusals): Record<string, Described | { $ref: string }> {
  const byStatus = Map.groupBy(codesOf(endpoint), statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      for (const code of codes) shared.examples[code] = exampleOf(code);
      if (codes.length > 2) return [status, refusal(status, codes)];
      const name = codes.map(inPascalCase).join('Or');
      shared.responses[name] = refusal(status, codes);
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function exampleOf(code: string): object {
  const { message, type } = code === internalError.code ? internalError : definitionOf(code);
  return { summary: message, value: { error: message, code, details: { type, message } } };
}

function inPascalCase(code: string): string {
  return code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function codesOf(endpoint: string): string[] {
  const own = (errorsByEndpoint as Record<string, string[]>)[endpoint] ?? [];
  const isSafe = endpoint.startsWith('GET ');
  return [...new Set([...own, ...always, ...(isSafe ? [] : whereBodiesAre)])].toSorted();
}

function statusOf(code: string): number {
  return code === internalError.code ? internalError.status : errorKinds[definitionOf(code).kind];
}

/** @throws Error for a code that no room declares */
function definitionOf(code: string): ErrorDefinition {
  const definition = errorDefinitions().get(code);
  if (!definition) throw new Error(`No room declares the error ${code} (npm run openapi)`);
  return definition;
}

function refusal(status: number, codes: string[]): Described {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { enum: codes } } }],
  };
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    ...(waits.has(status) && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
    content: { 'application/json': { schema, examples } },
  };
}
